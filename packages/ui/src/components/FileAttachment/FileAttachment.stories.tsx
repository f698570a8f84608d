import { sv } from '@mina-sidor/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { fileAttachmentGuide } from './FileAttachment.guide.ts';
import {
  addFiles,
  FileAttachment,
  type FileAttachmentProps,
  type FileAttachmentState,
  noFiles,
} from './index.ts';

const megabyte = 1_048_576;

function aFile(name: string, size = 1024): File {
  const file = new File(['x'], name, { lastModified: 1 });
  // Has the stated size without using the memory.
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const chosen = [
  aFile('bekraftelse-avstallning.pdf', 219_136),
  aFile('Foto av skadan.JPG', 12.2 * megabyte),
];

function Controlled({
  error,
  hint,
  isRequired,
  label,
  limits,
  name,
  value,
}: FileAttachmentProps): ReactNode {
  const [state, setState] = useState<FileAttachmentState>(value ?? noFiles);
  return (
    <FileAttachment
      error={error}
      hint={hint}
      isRequired={isRequired}
      label={label}
      limits={limits}
      name={name}
      onCancel={() => {
        if (state.status === 'sending') setState(addFiles(noFiles, state.chosen));
      }}
      onValueChange={setState}
      value={state}
    />
  );
}

const meta = {
  title: 'Forms/FileAttachment',
  component: FileAttachment,
  args: { label: sv.ui.attachFiles, value: noFiles, onValueChange: fn(), onCancel: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    docs: {
      description: {
        component: 'Lets the user attach files, and says at once which files are refused and why.',
      },
    },
    guide: fileAttachmentGuide,
  },
} satisfies Meta<typeof FileAttachment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A form that needs a file says so in the words of the page. */
export const Missing: Story = {
  args: {
    error: 'Bifoga en ritning.',
    hint: 'Ritningen ska visa hela tomten.',
    isRequired: true,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText(sv.ui.attachFiles);
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(
      /^Ritningen ska visa hela tomten\. Filtyper: .* Bifoga en ritning\.$/u,
    );
  },
};

export const WithFiles: Story = { args: { value: addFiles(noFiles, chosen) } };

/** A real picture, drawn here. */
async function aPicture(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 200;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = getComputedStyle(document.body).color;
    context.fillRect(60, 40, 200, 120);
  }
  const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([content ?? ''], name, { type: 'image/png' });
}

export const WithPicture: Story = {
  tags: ['!autodocs', 'Z85'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.upload(form.getByLabelText('Bifoga filer'), [
      await aPicture('skadan-framifran.png'),
      aFile('intyg.pdf'),
    ]);
    const [picture, document] = await form.findAllByRole('listitem');
    await waitFor(() => expect(picture?.querySelector('canvas')).toBeVisible());
    await expect(picture).toHaveTextContent('skadan-framifran.png');
    await expect(document?.querySelector('canvas')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(form.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Full: Story = {
  args: {
    value: addFiles(
      noFiles,
      Array.from({ length: 10 }, (_, index) =>
        aFile(`Foto ${String(index + 1)}.png`, 5 * megabyte),
      ),
    ),
  },
};

export const Refused: Story = {
  tags: ['A09'],
  args: {
    value: addFiles(noFiles, [
      ...chosen,
      aFile('film.mov'),
      aFile('animation.gif'),
      aFile('tom.pdf', 0),
      aFile('Vad hände?.pdf'),
      aFile('hela-utredningen.pdf', 49 * megabyte),
    ]),
  },
};

export const LongNames: Story = {
  tags: ['!autodocs'],
  args: {
    value: addFiles(noFiles, [
      aFile('Uppläggnings- och aviseringskostnad, sammanställning av samtliga ärenden.pdf'),
      aFile(`${'betalningsföreläggandeansökningshandlingar'.repeat(2)}.docx`, 9 * megabyte),
      aFile(`${'x'.repeat(140)}.pdf`),
    ]),
  },
};

export const Sending: Story = {
  tags: ['Z10'],
  args: { value: { status: 'sending', chosen, progress: 0.45 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(sv.ui.attachFiles)).toHaveAttribute('aria-disabled', 'true');
    const progress = canvas.getByRole('progressbar', { name: sv.ui.sendingFiles });
    await expect(progress).toHaveAttribute('value', '0.45');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const SendingByUnknownMeasure: Story = {
  args: { value: { status: 'sending', chosen, progress: null } },
};

/** It is unknown whether the files arrived: they can be read but not changed. */
export const Locked: Story = {
  tags: ['M09'],
  args: { value: { status: 'locked', chosen } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(sv.ui.attachFiles)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Off: Story = {
  tags: ['A14'],
  args: { value: { status: 'off' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText(sv.ui.attachFiles)).toBeNull();
    await expect(canvas.getByText(sv.ui.filesOff)).toBeVisible();
  },
};

// Browsers let a user choose any file, whatever the `accept` attribute says.
const user = userEvent.setup({ applyAccept: false });

export const ByPointer: Story = {
  tags: ['A09', 'A10', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText<HTMLInputElement>(sv.ui.attachFiles);
    await user.upload(field, [aFile('bra.pdf'), aFile('film.mov'), aFile('bild.png')]);
    const list = canvas.getByRole('list', { name: sv.ui.attachedFiles });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(field.files).toHaveLength(2);
    await expect(field).not.toBeRequired();
    await expect(field).toBeInvalid();

    await user.click(canvas.getByRole('button', { name: sv.ui.continueWithoutFile }));
    await expect(field).toBeValid();
    await expect(field).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Ta bort bra.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Ta bort bild.png' })).toHaveFocus();
    await expect(field.files).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  tags: ['A10', '!autodocs'],
  args: { value: addFiles(noFiles, chosen) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText<HTMLInputElement>(sv.ui.attachFiles);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field.files).toHaveLength(2);
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('bekraftelse-avstallning.pdf');
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent('Foto av skadan.JPG');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const StoppedByKeyboard: Story = {
  tags: ['Z10', '!autodocs'],
  args: { value: { status: 'sending', chosen, progress: 0.2 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText(sv.ui.attachFiles)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: sv.ui.cancelSending })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(sv.ui.attachFiles)).toHaveFocus();
    await expect(canvas.getByLabelText(sv.ui.attachFiles)).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The browser empties its field at a reset, and the application has not changed its mind. */
export const KeptAtReset: Story = {
  tags: ['!autodocs'],
  args: { name: 'files', value: addFiles(noFiles, chosen) },
  render: (args) => (
    <form aria-label="Svara">
      <Controlled {...args} />
      <Button type="submit">Skicka</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = (): string[] =>
      new FormData(form)
        .getAll('files')
        .map((file) => (file instanceof File ? file.name : 'no file'));
    await user.upload(canvas.getByLabelText(sv.ui.attachFiles), aFile('bra.pdf'));
    const names = [...chosen.map((file) => file.name), 'bra.pdf'];
    await waitFor(() => expect(sent()).toEqual(names));
    form.reset();
    await expect(sent()).toEqual(['']);
    await waitFor(() => expect(sent()).toEqual(names));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A dialog in which a file can be attached. */
function FormInDialog(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<FileAttachmentState>(noFiles);
  return (
    <main>
      <Button
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Komplettera ärendet
      </Button>
      <Dialog onOpenChange={setIsOpen} open={isOpen} title="Komplettera ärendet">
        <FileAttachment
          label={sv.ui.attachFiles}
          onCancel={fn()}
          onValueChange={setState}
          value={state}
        />
      </Dialog>
    </main>
  );
}

export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  render: () => <FormInDialog />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLInputElement>(sv.ui.attachFiles);
    await user.upload(field, [aFile('bra.pdf'), aFile('bild.png')]);
    await user.click(dialog.getByRole('button', { name: 'Ta bort bild.png' }));
    await expect(dialog.getByRole('button', { name: 'Ta bort bra.pdf' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Ta bort bra.pdf' }));
    await expect(field).toHaveFocus();
  },
};

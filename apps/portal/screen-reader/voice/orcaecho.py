"""The voice of Orca in `npm run test:screen-reader`. It speaks nothing. It takes the time that a voice would take, and writes
down what was begun, what was said to its end, what the next key or event cut off, and what was thrown away unheard."""
import json
import os
import threading
import time
from collections import deque

from gi.repository import GLib
from orca import chnames, speechserver

# Characters in a second: about 220 words in a minute.
RATE = 20


class SpeechServer(speechserver.SpeechServer):
    _only = None

    @staticmethod
    def getFactoryName():
        return 'echo'

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._only = SpeechServer._only or SpeechServer()
        return SpeechServer._only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._only = None

    def __init__(self):
        super().__init__()
        self.log = open(os.environ['SCREEN_READER_LOG'], 'a', buffering=1)
        self.changed = threading.Condition()
        self.waiting = deque()
        self.current = None
        self.count = 0
        threading.Thread(target=self._speak_on, daemon=True).start()

    def _write(self, event, item, **more):
        line = {'event': event, 'id': item['id'], **more}
        self.log.write(json.dumps(line, ensure_ascii=False) + '\n')

    def _add(self, text, done=None):
        with self.changed:
            self.count += 1
            item = {'id': self.count, 'text': text, 'done': done}
            self._write('begun', item, text=text)
            self.waiting.append(item)
            self.changed.notify()

    def _speak_on(self):
        while True:
            with self.changed:
                while not self.waiting:
                    self.changed.wait()
                item = self.current = self.waiting.popleft()
                item['start'] = time.time()
                end = item['start'] + 0.1 + len(item['text']) / RATE
                while self.current is item and time.time() < end:
                    self.changed.wait(max(0.001, end - time.time()))
                if self.current is not item:
                    continue
                self.current = None
                self._write('said', item)
            if item['done']:
                item['done'](True)

    def getInfo(self):
        return ['echo', 'echo']

    def getVoiceFamilies(self):
        return [speechserver.VoiceFamily({speechserver.VoiceFamily.NAME: 'echo', speechserver.VoiceFamily.LANG: 'sv'})]

    def speak(self, text=None, acss=None, interrupt=True):
        if text and isinstance(text, str):
            self._add(text)

    def speakCharacter(self, character, acss=None):
        self._add(chnames.getCharacterName(character) or character)

    def speakKeyEvent(self, event, acss=None):
        self._add(event.getKeyName())

    def sayAll(self, iterator, callback):
        GLib.idle_add(self._say_next, iterator, callback)

    def _say_next(self, iterator, callback):
        try:
            context, _ = next(iterator)
        except StopIteration:
            return False
        progress = speechserver.SayAllContext

        def done(whole):
            context.currentOffset = context.endOffset if whole else context.startOffset
            GLib.idle_add(callback, context.copy(), progress.COMPLETED if whole else progress.INTERRUPTED)
            if whole:
                GLib.idle_add(self._say_next, iterator, callback)

        if context.utterance.strip():
            self._add(context.utterance, done)
        else:
            done(True)
        return False

    def stop(self):
        with self.changed:
            cut, unheard = self.current, list(self.waiting)
            self.waiting.clear()
            self.current = None
            if cut:
                self._write('cut', cut, heard=cut['text'][:int((time.time() - cut['start']) * RATE)])
            for item in unheard:
                self._write('unheard', item)
            self.changed.notify_all()
        for item in ([cut] if cut else []) + unheard:
            if item['done']:
                item['done'](False)

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass

    def updateCapitalizationStyle(self):
        pass

    def updatePunctuationLevel(self):
        pass

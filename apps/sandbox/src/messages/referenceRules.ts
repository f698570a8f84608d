import { messageLimits, type PortalMessageType } from '@mina-sidor/api-client/contract';

/** Whether the text can name what a message of this type is about; nothing always can (rows V08 to V10). */
export function isReferenceOf(type: PortalMessageType, text: string): boolean {
  switch (type) {
    case 'Insurance':
      return text.length <= messageLimits.insuranceReference && /^[\d ]*$/u.test(text);
    case 'Damage':
      return (
        text.length <= messageLimits.damageCaseNumber && /^[\p{Script=Latin}\d /]*$/u.test(text)
      );
    case 'Other':
      return true;
  }
}

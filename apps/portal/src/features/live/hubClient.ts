export { createPortalHub } from '@mina-sidor/api-client/hub';

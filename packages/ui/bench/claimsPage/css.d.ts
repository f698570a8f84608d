declare module '@mina-sidor/ui/*.css';

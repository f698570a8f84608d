export { type Login, type LoginOptions, createLogin, toLoginError } from './createLogin.ts';
export { type LoginError, type LoginState, initialLoginState } from './loginState.ts';
export { type LoginEvent, reduceLogin } from './reduceLogin.ts';

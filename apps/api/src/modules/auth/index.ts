export { bindAuthRoutes } from './auth.routes.ts';
export { authServices } from './auth.services.ts';
export { createPasswords, PASSWORD_COST } from './passwords.ts';
export type { PasswordCost } from './passwords.ts';

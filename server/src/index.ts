export { type Config, readConfig } from './config.ts';
export { makeServer, type ServerOptions } from './server.ts';

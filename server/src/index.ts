export { makeServer, type ServerOptions } from './server.ts';

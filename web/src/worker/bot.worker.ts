import { Bots, botMethods } from './bots.ts';
import { type Port, serve } from './rpc.ts';

serve<Bots>(self as Port, botMethods, new Bots());

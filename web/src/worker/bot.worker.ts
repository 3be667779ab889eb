import { type Port, serve } from '../rpc.ts';
import { Bots, botMethods } from './bots.ts';

serve<Bots>(self as Port, botMethods, new Bots());

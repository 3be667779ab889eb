import { type Port, serve } from '../rpc.ts';
import { thinkerMethods } from './methods.ts';
import { Thinker } from './thinker.ts';

serve<Thinker>(self as Port, thinkerMethods, new Thinker());

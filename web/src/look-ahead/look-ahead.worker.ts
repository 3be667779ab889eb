import { serve } from '../rpc.ts';
import { thinkerMethods } from './methods.ts';
import { Thinker } from './thinker.ts';

serve<Thinker>(self, thinkerMethods, new Thinker());

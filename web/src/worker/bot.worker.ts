import { serve } from '../rpc.ts';
import { Bots, botMethods } from './bots.ts';

serve<Bots>(self, botMethods, new Bots());

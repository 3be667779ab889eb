import { frameOf } from '@cabinet-wars/kernel';
import type { Ideas } from '../../exercises/ideas.ts';

interface Turn {
  readonly actions: number;
}

export const ideas: Ideas = {
  asked: ['turn.act', 'auction.proposeA', 'call-allies.call'],
  deepens: ['auction.proposeA'],
  until: ['turn.act', 'auction.bid'],
  isOneDeed: true,
  free: ['use *', 'trade * *', 'blockade *'],
  tells: {
    attack: 'attack + +',
    tile: 'tile +',
    alliance: 'alliance +',
    colonize: 'colonize +',
    commerce: 'commerce +',
    raid: 'raid + + +',
    build: 'build +',
    move: 'move + -',
    to: 'to +',
    propose: 'propose + +',
    call: 'call +',
    'call-no-more': 'call-no-more',
  },
  lastOf: [],
  firstOnly: false,
  reach: { turns: 4, nodes: 24, most: 200 },
  // An alliance lasts as long as its war. Bots that look at less do not attack, and then it is worth nothing who may not be attacked.
  further: { 'auction.proposeA': { turns: 60, nodes: 60, most: 900, patience: 8 } },
  closing: {},
  clear: 1.2,
  least: 1,
  // With two actions left the better one could still be the second.
  isDue: (g, key) => key !== 'turn.act' || frameOf<Turn>(g, 'turn')?.actions === 1,
};

import { describe, expect, it } from 'vitest';
import { inPhase, type Table } from './kit.ts';

const sailing = (lay: (table: Table) => void, seat = 0) => inPhase({ phase: 'movement', seat, lay });

describe('Fleets', () => {
  it('18.1, 14.33: keep to the sea and the coasts', () => {
    const t = sailing((table) => table.unit('FR:fleet-veteran', 'D13'), 1);
    t.play(1, 'move D13');
    expect(t.why(1, 'step D14')).toEqual([]);
    t.play(1, 'step D14');
    expect(t.why(1, 'step D15')).toEqual(['land-side']);
  });

  it('14.33: stay out of the ice', () => {
    const t = sailing((table) => table.unit('GB:fleet-veteran', 'Q10'));
    t.play(0, 'move Q10');
    expect(t.why(0, 'step Q11')).toEqual(['polar-ice']);
  });

  it('14.22: sail through the Bosporus and nowhere else into the Black Sea', () => {
    const t = sailing((table) => table.control({ OT: 0 }).unit('OT:fleet-recruit', 'F16'));
    t.play(0, 'move F16', 'step E16', 'step E17', 'step D17');
    expect(t.at('D17')).toEqual(['OT:fleet-recruit']);
  });

  it('14.23: leave the map in the east and come back in the west at the usual cost', () => {
    const t = sailing((table) => table.unit('GB:fleet-veteran', 'H30'));
    t.play(0, 'move H30', 'step H1', 'stop');
    expect(t.at('H1')).toEqual(['GB:fleet-veteran']);
  });

  it('18.31: do not enter a square with enemy fleets', () => {
    const t = sailing((table) => table.unit('GB:fleet-veteran', 'D12').unit('FR:fleet-recruit', 'D11'));
    t.play(0, 'move D12');
    expect(t.why(0, 'step D11')).toEqual(['foreign-units']);
  });

  it('18.33: pass enemy land units on a coast and do not stay with them', () => {
    const t = sailing((table) => table.unit('GB:fleet-veteran', 'D12').unit('FR:army-recruit', 'D13'));
    t.play(0, 'move D12', 'step D13');
    expect(t.offers()).not.toContain('stop');
    expect(t.offers()).toContain('step D12');
  });

  it('18.4, ruling 19: violate no neutrality by passing, but by staying', () => {
    const lay = (table: Table) => table.unit('GB:fleet-veteran', 'I9').unit('UP:army-recruit', 'K25');
    const passing = sailing(lay);
    passing.play(0, 'move I9', 'step J9', 'step I9', 'stop');
    expect(passing.controls('UP')).toBe(-1);
    const staying = sailing(lay);
    staying.play(0, 'move I9', 'step J9', 'stop');
    expect(staying.controls('UP')).toBe(1);
  });
});

describe('Naval transport', () => {
  const crossing = (square = 'C14') =>
    sailing((table) => table.unit('GB:fleet-veteran', square).unit('GB:army-veteran', square, 2));

  it('18.5, 18.513: a fleet takes one land unit of its square with it', () => {
    const t = crossing();
    t.play(0, 'move C14', 'take GB:fleet-veteran', 'take GB:army-veteran');
    expect(t.at('C14')).toEqual(['GB:army-veteran', 'GB:army-veteran@sea', 'GB:fleet-veteran+GB:army-veteran']);
    t.play(0, 'step C13', 'step C12', 'stop');
    expect(t.at('C12')).toEqual(['GB:army-veteran@sea', 'GB:fleet-veteran+GB:army-veteran']);
    expect(t.at('C14')).toEqual(['GB:army-veteran']);
  });

  it('18.52: cargo travels at the speed of the fleet', () => {
    const t = crossing();
    t.play(0, 'move C14', 'take GB:fleet-veteran', 'take GB:army-veteran');
    for (const square of ['C13', 'C12', 'C11', 'C10', 'D10', 'D9', 'E9', 'E8', 'E7']) t.play(0, `step ${square}`);
    t.play(0, 'debark GB:army-veteran@sea');
    expect(t.at('E7')).toContain('GB:army-veteran');
  });

  it('18.511: embarking and debarking in a port costs nothing', () => {
    const t = crossing();
    t.play(0, 'move C14', 'take GB:fleet-veteran', 'take GB:army-veteran', 'step C13');
    t.play(0, 'debark GB:army-veteran@sea');
    expect(t.told('debarked')).toHaveLength(1);
    // 15 points less one.
    expect((t.g.stack.at(-1) as unknown as { left: number }).left).toBe(14);
  });

  it('18.512: on another coast, or in a pillaged port, either costs two points', () => {
    const t = sailing((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'C10').pillaged('C9'));
    t.play(0, 'move C10', 'step C9', 'debark GB:army-veteran@sea');
    expect((t.g.stack.at(-1) as unknown as { left: number }).left).toBe(12);
    const out = sailing((table) => table.unit('FR:fleet-veteran', 'C8').unit('FR:army-recruit', 'C8'), 1);
    out.play(1, 'move C8', 'take FR:fleet-veteran', 'take FR:army-recruit');
    expect((out.g.stack.at(-1) as unknown as { left: number }).left).toBe(13);
  });

  it('ruling 73: a force pays for a landing once, however many go ashore', () => {
    const t = sailing((table) =>
      table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'B9').loaded('GB:fleet-recruit', 'GB:army-recruit', 'B9'),
    );
    t.play(0, 'move B9', 'take-all', 'step B8', 'debark GB:army-veteran@sea', 'debark GB:army-recruit@sea');
    expect((t.g.stack.at(-1) as unknown as { left: number }).left).toBe(12);
  });

  it('18.512: with fewer than two points nobody lands outside a port', () => {
    const t = sailing((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'B9'));
    t.play(0, 'move B9');
    for (let i = 0; i < 6; i++) t.play(0, 'step B10', 'step B9');
    t.play(0, 'step B8');
    expect(t.offers()).toContain('debark GB:army-veteran@sea');
    t.play(0, 'step B9');
    expect((t.g.stack.at(-1) as unknown as { left: number }).left).toBe(1);
    t.play(0, 'step B8');
    expect(t.key).toBe('movement-phase.act');
  });

  it('18.53: who has debarked moves no more, the fleet may', () => {
    const t = sailing((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12'));
    t.play(0, 'move C12', 'step C13', 'debark GB:army-veteran@sea', 'step C12', 'stop');
    expect(t.at('C13')).toEqual(['GB:army-veteran']);
    expect(t.at('C12')).toEqual(['GB:fleet-veteran']);
    expect(t.why(0, 'move C13')).toEqual(['moved-already']);
  });

  it('18.53, 16.1: except by Forced March', () => {
    const t = sailing((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'D9').hand(0, 'forced-march'));
    t.play(0, 'move D9', 'step E9', 'step E8', 'step E7', 'debark GB:army-veteran@sea', 'stop');
    t.play(0, 'march E7', 'take GB:army-veteran', 'step E6', 'stop');
    expect(t.at('E6')).toEqual(['GB:army-veteran']);
  });

  it('18.54: cargo may stay aboard', () => {
    const t = sailing((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12'));
    t.play(0, 'move C12', 'stop', 'done');
    expect(t.at('C12')).toContain('GB:army-veteran@sea');
  });

  it('4.413 (2): troops put ashore in a neutral land invade it', () => {
    const t = sailing((table) => table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'I9').unit('UP:base', 'K25'));
    t.play(0, 'move I9', 'step J9', 'debark GB:army-veteran@sea');
    expect(t.controls('UP')).toBe(1);
  });

  it('14.14: fleets that part leave their cargo aboard', () => {
    const t = sailing((table) =>
      table.loaded('GB:fleet-veteran', 'GB:army-veteran', 'C12').loaded('GB:fleet-recruit', 'PR:army-recruit', 'C12'),
    );
    t.play(0, 'move C12', 'take-all', 'step C11', 'drop GB:fleet-recruit+PR:army-recruit', 'step C10', 'stop');
    expect(t.at('C11')).toEqual(['GB:fleet-recruit+PR:army-recruit', 'PR:army-recruit@sea']);
    expect(t.at('C10')).toEqual(['GB:army-veteran@sea', 'GB:fleet-veteran+GB:army-veteran']);
  });
});

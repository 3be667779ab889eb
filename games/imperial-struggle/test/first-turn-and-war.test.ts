import { describe, expect, it } from 'vitest';
import { newTrial, type Trial } from './kit.ts';

/**
 * A whole first Peace turn and the War after it, told as it is played. Numbers for chance say which of what is left in a pile is
 * drawn; the tiles are written as they look: `D3 M *` is a Major action of three diplomatic points, a military Minor, the Event symbol.
 */
function setUp(): Trial {
  const t = newTrial();
  // Basic War tiles: France +1, +2, Fort, Debt; Britain +2, Debt, unflag, +1. France begins with a Bonus tile of +3.
  t.numbers(3, 0, 10, 6).numbers(0, 7, 11, 2).numbers(0);
  // Awards: Europe 1 VP and 1 TRP, North America 3 VP (lead 2), the Caribbean 1 VP, India 1 VP and 1 TRP. Furs, tobacco, sugar.
  t.numbers(4, 0, 1, 2).numbers(0, 2, 2);
  // Nine Investment tiles, then three Events for France and three for Britain.
  t.numbers(8, 0, 16, 14, 3, 10, 16, 5, 6).numbers(9, 13, 5, 1, 10, 7);
  return t.run();
}

function chooseMinistries(t: Trial): Trial {
  t.play('france', 'ministry court-of-the-sun-king', 'ministry cardinal-ministers');
  return t.play('britain', 'ministry jonathan-swift', 'ministry edmond-halley');
}

/** 1. France takes `D3 M *`. */
function firstRound(t: Trial): Trial {
  t.play('france', 'first france');
  t.play('france', 'tile inv-14', 'reveal cardinal-ministers', 'ability cardinal-points');
  // Vatican Politics with its bonus: the Court of the Sun King shows style, and Britain is out of Spain and Austria.
  t.play('france', 'reveal court-of-the-sun-king', 'event vatican-politics', 'carry-out', 'target austria-alliance-2');
  t.play('france', 'begin major', 'shift savoy', 'shift sardinia', 'finish');
  return t.play('france', 'begin minor', 'deploy navy-box gulf-of-maine', 'end-round');
}

/** 2. Britain takes `M4 D`. */
function secondRound(t: Trial): Trial {
  t.play('britain', 'tile inv-19', 'begin major', 'deploy navy-box biscay', 'deploy navy-box antilles-channel');
  t.numbers(2).play('britain', 'war-tile', 'place-tile WSS-1', 'finish');
  return t.play('britain', 'begin minor', 'shift dutch-alliance', 'end-round');
}

/** 3. France takes `E3 D *`: a tile for the Jacobites, sugar and tobacco with a point of Debt, Scotland. */
function thirdRound(t: Trial): Trial {
  t.numbers(3).play('france', 'tile inv-05', 'event famine-in-ireland', 'carry-out');
  t.play('france', 'begin major', 'shift antigua', 'shift caicos', 'finish');
  return t.play('france', 'begin minor', 'shift scotland-alliance', 'end-round');
}

/** 4. Britain takes `E4 D`: the second Region costs one more, and Swift makes Scotland cheaper. */
function fourthRound(t: Trial): Trial {
  t.play('britain', 'tile inv-01', 'begin major', 'shift bahamas-run-west', 'shift cumberland', 'finish');
  return t.play('britain', 'begin minor', 'reveal jonathan-swift', 'shift scotland-prestige', 'end-round');
}

/** 5. France takes `M4 E`: a raid, a Fort, a War tile with a point of Debt, furs. */
function fifthRound(t: Trial): Trial {
  t.play('france', 'tile inv-17', 'advantage algonquin-raids', 'target hudson-valley');
  t.numbers(0).play('france', 'begin major', 'build-fort halifax', 'war-tile', 'place-tile WSS-3', 'finish');
  return t.play('france', 'begin minor', 'shift niagara');
}

/** 6. Britain takes `M2 E *^`: the Acts of Union with their bonus, a better tile, peace in the Hudson Valley, Savoy lost to France. */
function sixthRound(t: Trial): Trial {
  t.play('britain', 'tile inv-23', 'event acts-of-union');
  t.numbers(3).play('britain', 'begin upgrade', 'upgrade WSS-3', 'keep-tile drawn pool');
  t.play('britain', 'begin major', 'remove-conflict hudson-valley', 'finish');
  return t.play('britain', 'begin extra-D', 'shift savoy', 'finish', 'end-round');
}

/** 7. France takes `D4 E`. */
function seventhRound(t: Trial): Trial {
  t.play('france', 'tile inv-09', 'begin major', 'shift dutch-alliance', 'shift denmark-norway', 'finish');
  return t.play('france', 'begin minor', 'shift ile-aux-noix');
}

/** 8. Britain takes `E2 M *^` and passes: two Debt less. Then the turn is scored, and the War begins. */
const eighthRound = (t: Trial): Trial => t.play('britain', 'tile inv-08', 'pass');

/** The War of the Spanish Succession; what is dealt after it does not matter here. */
function war(t: Trial): Trial {
  t.play('france', 'conquer gibraltar', 'conquer san-agustin');
  t.play('france', 'conquer northern-colonies').play('britain', 'refuse yes');
  return t.numbers(...new Array<number>(30).fill(0)).play('france', 'target massachusetts-bay');
}

const PEACE = [
  chooseMinistries,
  firstRound,
  secondRound,
  thirdRound,
  fourthRound,
  fifthRound,
  sixthRound,
  seventhRound,
  eighthRound,
];
const upTo = (step: (t: Trial) => Trial): Trial =>
  PEACE.slice(0, PEACE.indexOf(step) + 1).reduce((t, play) => play(t), setUp());
const paid = (t: Trial) => t.told('bought').map(({ what, points, price }) => `${what} ${price}${points}`);

describe('The first Peace turn', () => {
  it('begins with tiles, Awards, demands and three Events each', () => {
    const t = setUp();
    expect(t.told('award-shown').map(({ award }) => award)).toEqual(['a5', 'a1', 'a3', 'a6']);
    expect(t.told('in-demand')[0].commodities).toEqual(['furs', 'tobacco', 'sugar']);
    expect(t.told('events-drawn').map(({ side, count }) => [side, count])).toEqual([
      ['france', 3],
      ['britain', 3],
    ]);
    expect(t.told('events-drawn').flatMap(({ events }) => events)).toEqual([
      'vatican-politics',
      'famine-in-ireland',
      'native-american-alliances',
      'acts-of-union',
      'calico-acts',
      'tax-reform',
    ]);
    expect(t.key).toBe('ministries.choose');
  });

  it('1: the Cardinals add a point for Austria, Vatican Politics 2 VP; Savoy and Sardinia turn French', () => {
    const t = upTo(firstRound);
    expect(t.told('event-played')).toMatchObject([{ event: 'vatican-politics', bonus: true }]);
    expect(t.vp).toBe(17);
    expect(paid(t)).toEqual(['shift 2D', 'shift 2D', 'deploy 1M']);
    expect([t.flag('austria-alliance-2'), t.flag('savoy'), t.flag('sardinia')]).toEqual(['nobody', 'france', 'france']);
    expect([t.debt('france'), t.navyBox('france')]).toEqual([0, 0]);
  });

  it('2: two squadrons put to sea, and a tile of +2 goes to Central Europe', () => {
    const t = upTo(secondRound);
    expect([t.flag('biscay'), t.flag('antilles-channel'), t.flag('dutch-alliance')]).toEqual([
      'britain',
      'britain',
      'britain',
    ]);
    expect(t.told('bonus-tile-placed').at(-1)).toMatchObject({ side: 'britain', theatre: 'WSS-1', tile: 1 });
  });

  it('3: Caicos needs a point of Debt', () => {
    const t = upTo(thirdRound);
    expect(t.debt('france')).toBe(1);
    expect(t.told('bonus-tile-placed').at(-1)).toMatchObject({ side: 'france', theatre: 'WSS-4', tile: 1 });
    expect([t.flag('antigua'), t.flag('caicos'), t.flag('scotland-alliance')]).toEqual(['france', 'france', 'france']);
  });

  it('4: Cumberland costs 3 after the Bahamas, Scotland 2 in place of 3', () => {
    const t = upTo(fourthRound);
    expect(paid(t).slice(-3)).toEqual(['shift 2E', 'shift 3E', 'shift 2D']);
    expect(t.debt('britain')).toBe(1);
  });

  it('4: a Market gained this round leads nowhere yet', () => {
    const t = upTo(thirdRound).play('britain', 'tile inv-01', 'begin major', 'shift bahamas-run-west');
    expect(t.offers()).not.toContain('shift cuba-passage-east');
  });

  it('5: a Conflict in the Hudson Valley, a Fort at Halifax from the sea next to it', () => {
    const t = upTo(fifthRound);
    expect(t.conflict('hudson-valley')).toBe(1);
    expect(t.flag('halifax')).toBe('france');
    expect(t.debt('france')).toBe(2);
  });

  it('6: Britain scores 2 VP, is rid of the Conflict and adds Debt to the one point of the Event', () => {
    const t = upTo(sixthRound);
    expect(t.vp).toBe(15);
    expect(t.conflict('hudson-valley')).toBe(0);
    expect(t.flag('savoy')).toBe('nobody');
    expect(t.debt('britain')).toBe(2);
  });

  it('is scored: Europe and North America French, furs and sugar too, Prestige and tobacco British', () => {
    const t = upTo(eighthRound);
    const scored = t.told('vp').map(({ side, n, cause }) => `${side} ${n} ${cause}`);
    expect(scored.slice(2, 8)).toEqual([
      'france 2 award', // 1 and the Court of the Sun King
      'france 3 award',
      'britain 2 prestige',
      'france 2 demand',
      'britain 3 demand',
      'france 2 demand',
    ]);
    expect(t.told('region-scored').map(({ france, britain }) => [france, britain])).toEqual([
      [7, 4],
      [8, 5],
      [7, 7],
      [4, 4],
    ]);
    // The War has begun, and its second theatre has cost France a Debt already.
    expect([t.debt('france'), t.debt('britain'), t.treaty('france')]).toEqual([4, 1, 2]);
  });
});

describe('The War of the Spanish Succession', () => {
  const t = () => war(upTo(eighthRound));

  it('is won by France in all four theatres', () => {
    const played = t();
    expect(played.told('strength').map(({ total }) => total)).toEqual([6, 5, 5, 1, 5, 1, 5, 2]);
    expect(played.told('theatre-decided').map(({ winner, margin }) => `${winner} ${margin}`)).toEqual([
      'france 1',
      'france 4',
      'france 4',
      'france 3',
    ]);
  });

  it('brings Gibraltar and San Agustin with their Advantages; Britain keeps the Northern Colonies for 3 VP', () => {
    const played = t();
    expect([played.flag('gibraltar'), played.flag('san-agustin'), played.flag('northern-colonies')]).toEqual([
      'france',
      'france',
      'britain',
    ]);
    expect(
      played
        .told('advantage-held')
        .slice(-2)
        .map(({ advantage }) => advantage),
    ).toEqual(['naval-bastion', 'fruit']);
    expect(played.flag('massachusetts-bay')).toBe('nobody');
  });

  it('ends with a Jacobite Victory, 28 VP and treaty points for Britain', () => {
    const played = t();
    const scored = played.told('vp').filter(({ cause }) => cause === 'war' || cause === 'refusal');
    expect(scored.map(({ n }) => n)).toEqual([2, 1, 1, 3, 2]);
    expect(played.g.jacobiteVictories).toBe(1);
    expect([played.vp, played.treaty('britain'), played.treaty('france')]).toEqual([28, 6, 2]);
    expect([played.debt('france'), played.debt('britain')]).toEqual([4, 2]);
    expect(played.key).toBe('deal.discard');
    expect(played.g.turn).toBe(2);
  });
});

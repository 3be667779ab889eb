import { loadData, components as syww } from '@cabinet-wars/seven-years-world-war';
import { ROWS } from '@cabinet-wars/seven-years-world-war/data';
import { components as soe } from '@cabinet-wars/struggle-of-empires';
import { describe, expect, it } from 'vitest';
import * as square from '../../src/boards/seven-years-world-war/components/face.ts';
import * as counter from '../../src/boards/struggle-of-empires/components/face.ts';
import { changedAt } from '../../src/components/field-paths.ts';

describe('the squares of Seven Years World War', () => {
  it('are read and written as our set writes them, row by row', () => {
    for (const row of ROWS) {
      const faces = square.facesIn(syww.ours, row);
      expect(faces).toHaveLength(30);
      expect(faces.map((text) => square.writeFace(square.readFace(text)!))).toEqual(faces);
      expect(square.rowOf(faces)).toEqual(Reflect.get(syww.ours.map.rows, row));
    }
  });

  it('changed on the map make a set the game takes', () => {
    const faces = square.facesIn(syww.ours, 'C').map((text, i) => (i === 13 ? 'GB5P' : text));
    const set = changedAt({ ...syww.ours, id: 'mine' }, ['map', 'rows', 'C'], square.rowOf(faces));
    expect(loadData(set)).toMatchObject({ ok: true });
  });

  it('that cannot be read are not taken for others', () => {
    for (const text of ['', 'GB0P', 'GB6', 'G6P', 'GB6X']) expect(square.readFace(text)).toBeNull();
    expect(square.facesIn({ map: 7 }, 'A')).toEqual([]);
  });
});

describe('the counters of Struggle of Empires', () => {
  it('are read and written as our set writes them', () => {
    const all = counter.countersIn(soe.ours).flatMap(([, faces]) => faces);
    expect(all).toHaveLength(65);
    expect(all.map((text) => counter.writeFace(counter.readFace(text)!))).toEqual(all);
  });

  it('that cannot be read are not taken for others', () => {
    for (const text of ['', '0', 'Q', '4g', '2 F', '2  A']) expect(counter.readFace(text)).toBeNull();
    expect(counter.countersIn(null)).toEqual([]);
  });
});

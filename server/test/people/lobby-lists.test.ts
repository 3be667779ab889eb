import type { AddressInfo } from 'node:net';
import type { ListedTable, LobbyMessage } from '@cabinet-wars/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { checked } from '../../trial/index.ts';
import { type House, openHouse } from '../house.ts';
import { eachStore } from '../kit.ts';
import { Person } from '../person.ts';

const GAME = 'struggle-of-empires';

eachStore('the lists of the lobby', (fresh) => {
  let house: House;
  let address: string;
  let anna: Person;
  let bert: Person;
  beforeAll(async () => {
    house = await openHouse(await fresh());
    await house.server.listen({ port: 0, host: '127.0.0.1' });
    address = `127.0.0.1:${(house.server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => house.server.close());
  beforeEach(async () => {
    await house.forget();
    anna = await new Person(house.server).signUp('Anna');
    bert = await new Person(house.server).signUp('Bert');
  });

  const layOut = async (who: Person, more: object = {}): Promise<string> => {
    const { status, body } = await who.post('/tables', { game: GAME, options: { players: 2 }, ...more });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id;
  };
  const start = async (table: string): Promise<void> => {
    expect((await bert.post(`/tables/${table}/join`, {})).status).toBe(200);
    expect((await anna.post(`/tables/${table}/start`)).status).toBe(200);
  };
  const listed = async (path: string): Promise<ListedTable[]> => {
    const { status, body } = await new Person(house.server).get(path);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const idsAt = async (path: string) => (await listed(path)).map(({ id }) => id);

  describe('fetched', () => {
    it('show open and running tables apart, and finished ones not at all', async () => {
      const [open, playing, hidden, over] = [
        await layOut(anna),
        await layOut(anna),
        await layOut(anna, { spectators: false }),
        await layOut(anna),
      ];
      for (const table of [playing, hidden, over]) await start(table);
      await bert.post(`/tables/${over}/resign`);
      expect(await idsAt('/tables/open')).toEqual([open]);
      expect(await idsAt('/tables/playing')).toEqual([playing]);
    });

    it('come in pages, which hold every table once', async () => {
      const made = new Set<string>();
      for (let i = 0; i < 7; i++) made.add(await layOut(i % 2 === 0 ? anna : bert));
      const seen: string[] = [];
      for (let after = ''; ; ) {
        const page = await listed(`/tables/open?limit=3${after}`);
        seen.push(...page.map(({ id }) => id));
        if (page.length < 3) break;
        after = `&after=${page.at(-1)?.place}`;
      }
      expect(seen).toHaveLength(7);
      expect(new Set(seen)).toEqual(made);
    });

    it('are narrowed by game and pace', async () => {
      const slow = await layOut(anna, { pace: { kind: 'days', each: 86_400_000, late: 'bot' } });
      const other = await layOut(anna, { game: 'imperial-struggle', options: {} });
      const plain = await layOut(anna);
      expect(await idsAt('/tables/open?pace=days')).toEqual([slow]);
      expect(await idsAt('/tables/open?game=imperial-struggle')).toEqual([other]);
      expect(new Set(await idsAt(`/tables/open?game=${GAME}`))).toEqual(new Set([slow, plain]));
      expect((await anna.get('/tables/open?pace=never')).status).toBe(400);
      expect((await anna.get('/tables/open?limit=1000')).status).toBe(400);
    });

    it('show an honest table on the first page, whatever twelve others lay out after it', async () => {
      const honest = await layOut(bert);
      for (let i = 0; i < 12; i++) {
        const spammer = await new Person(house.server).signUp(`Spammer ${i}`);
        for (let each = 0; each < 9; each++) await layOut(spammer);
      }
      expect((await idsAt('/tables/open?limit=20')).indexOf(honest)).toBe(12);
    });

    it('keep my past games, the last first, after those that go on', async () => {
      const games = [await layOut(anna), await layOut(anna), await layOut(anna)];
      for (const table of games) await start(table);
      for (const table of games.slice(0, 2)) {
        house.pass(1000);
        await bert.post(`/tables/${table}/resign`);
      }
      const mine = (await bert.get('/tables/mine')).body.map(({ id }: { id: string }) => id);
      expect(mine).toEqual([games[2], games[1], games[0]]);
    });
  });

  describe('told', () => {
    const messages = new Map<WebSocket, LobbyMessage[]>();
    /** A lobby's page that has been told that it is ready, and everything it hears from then on. */
    async function page(who: Person): Promise<{ socket: WebSocket; heard: LobbyMessage[] }> {
      const socket = new WebSocket(`ws://${address}/api/v1/live`, {
        headers: { origin: `http://${address}`, ...(who.cookie === null ? {} : { cookie: who.cookie }) },
      });
      checked(socket, 'lobby');
      const heard: LobbyMessage[] = [];
      messages.set(socket, heard);
      await new Promise<void>((ready) => {
        socket.on('message', (data) => {
          const message = JSON.parse(String(data)) as LobbyMessage;
          if (message.t === 'ready') ready();
          else heard.push(message);
        });
      });
      return { socket, heard };
    }
    afterAll(() => {
      for (const socket of messages.keys()) socket.close();
    });
    const until = async (holds: () => boolean): Promise<void> => {
      const deadline = Date.now() + 10_000;
      while (!holds()) {
        if (Date.now() > deadline) throw new Error(`waited in vain: ${JSON.stringify([...messages.values()])}`);
        await new Promise((done) => setTimeout(done, 10));
      }
    };

    /** Waits until everything so far has been told: a table laid out now is told after it. Forgets what was heard. */
    async function settled(pages: readonly { heard: LobbyMessage[] }[], forgets = true): Promise<void> {
      const owner = await new Person(house.server).signUp(`Owner ${++owners}`);
      const marker = await layOut(owner);
      const isMarker = (each: LobbyMessage) => each.t === 'listed' && each.table.id === marker;
      await until(() => pages.every(({ heard }) => heard.some(isMarker)));
      await owner.post(`/tables/${marker}/abandon`, { agree: true });
      await until(() => pages.every(({ heard }) => heard.some((each) => each.t === 'unlisted' && each.id === marker)));
      for (const { heard } of pages) {
        const kept = heard.filter((each) => !isMarker(each) && !(each.t === 'unlisted' && each.id === marker));
        heard.splice(0, heard.length, ...(forgets ? [] : kept));
      }
    }
    let owners = 0;

    it('a table as everybody sees it, and as those who sit there do', async () => {
      const [annas, strangers] = [await page(anna), await page(new Person(house.server))];
      const table = await layOut(anna);
      await until(() => annas.heard.length === 2 && strangers.heard.length === 1);
      const [place] = (await listed('/tables/open')).map((each) => each.place);
      const everybodys = { t: 'listed', table: { id: table, place, mine: false, link: null, status: 'open' } };
      expect(strangers.heard).toMatchObject([everybodys]);
      expect(annas.heard).toMatchObject([everybodys, { t: 'mine', table: { id: table, mine: true } }]);
      await start(table);
      await until(() => strangers.heard.some((each) => each.t === 'listed' && each.table.status === 'playing'));
      await bert.post(`/tables/${table}/resign`);
      await until(() => strangers.heard.some((each) => each.t === 'unlisted' && each.id === table));
      await until(() => annas.heard.some((each) => each.t === 'mine' && each.table.status === 'finished'));
    });

    it('nothing of a table that is not listed', async () => {
      const strangers = await page(new Person(house.server));
      const secret = await layOut(anna, { access: 'link' });
      const open = await layOut(anna);
      await until(() => strangers.heard.length > 0);
      expect(JSON.stringify(strangers.heard)).not.toContain(secret);
      expect(strangers.heard).toMatchObject([{ t: 'listed', table: { id: open } }]);
    });

    it('me when it is my turn, and nobody else; the same never twice', async () => {
      const carla = await new Person(house.server).signUp('Carla');
      const table = await layOut(anna);
      await start(table);
      const pages = [await page(anna), await page(bert), await page(carla)];
      await settled(pages);
      const { tables } = house.server.services;
      for (let turns = 0; turns < 5 && pages[0].heard.length === 0; turns++) {
        const act = await tables.read(table, ({ table: game }) => {
          const seat = game.seats.findIndex((_, each) => game.asks(each).own !== null);
          const { askId, options } = game.asks(seat).own!;
          return { seat, askId, option: options[0] };
        });
        const said = act.option as never;
        await tables.act(table, act.seat, { t: 'choose', id: `t${turns}`, askId: act.askId, said });
        await settled(pages, false);
      }
      for (const { heard } of pages.slice(0, 2)) expect(heard).toMatchObject([{ t: 'mine', table: { id: table } }]);
      expect(pages[2].heard).toEqual([]);
      const [turn, other] = pages.slice(0, 2).map(({ heard }) => (heard[0] as { table: { myTurn: boolean } }).table);
      expect(turn.myTurn).not.toBe(other.myTurn);
      const { bulletin } = house.server.services.store;
      for (let i = 0; i < 3; i++) {
        await bulletin.publish({ t: 'table', table, what: 'lobby', id: null });
        await settled(pages, false);
      }
      for (const { heard } of pages) expect(heard.filter(({ t }) => t === 'listed').length).toBeLessThan(2);
      expect(pages[0].heard.filter(({ t }) => t === 'mine')).toHaveLength(1);
    });

    it('strangers late how a game ended that they see late', async () => {
      const table = await layOut(anna, { delay: 60 });
      await start(table);
      const [strangers, annas] = [await page(new Person(house.server)), await page(anna)];
      await settled([strangers, annas]);
      await bert.post(`/tables/${table}/resign`);
      await until(() => annas.heard.some((each) => each.t === 'mine' && each.table.status === 'finished'));
      await settled([strangers, annas], false);
      expect(strangers.heard).toEqual([]);
      expect(await idsAt('/tables/playing')).toEqual([table]);
      house.pass(61_000);
      expect(await idsAt('/tables/playing')).toEqual([]);
    });

    it('me that a table is mine no longer', async () => {
      const table = await layOut(anna);
      await bert.post(`/tables/${table}/join`, {});
      const berts = await page(bert);
      await anna.post(`/tables/${table}/kick`, { seat: 1 });
      await until(() => berts.heard.some((each) => each.t === 'not-mine' && each.id === table));
    });
  });
});

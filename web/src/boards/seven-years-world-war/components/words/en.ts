export const en = {
  title: 'The map',
  hint: 'Point at a square to change what is printed on it. Arrow keys walk the map.',
  square: (id: string) => `Square ${id}`,
  ground: 'Ground',
  grounds: {
    sea: 'sea',
    ice: 'polar ice',
    civilized: 'civilized',
    wilderness: 'wilderness',
    'terra-incognita': 'Terra Incognita',
  },
  land: 'Whose land',
  nobody: 'nobody’s',
  value: 'Treasury value',
  shore: 'Shore',
  shores: { inland: 'inland', coastal: 'coastal', port: 'coastal, with a port' },
  asOurs: 'As in ours',
  unreadable: 'cannot be read',
};

export type SquareWords = typeof en;

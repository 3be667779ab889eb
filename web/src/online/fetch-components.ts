import { dataHash, type OwnData } from '@cabinet-wars/kernel';
import { get } from './api.ts';

/** The components a server's table names, from there. They are what their hash says, or are not played with. */
export async function fetchComponents(hash: string): Promise<OwnData> {
  const { data } = await get<'GET /components/:hash'>(`components/${hash}`);
  if (dataHash(data) !== hash) throw new Error(`these components are not ${hash}`);
  return data;
}

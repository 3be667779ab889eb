export { ActionSpace, type Domain, type KindSpec, type Legal } from './actions.ts';
export { type AnyEncoding, Encoding, type EncodingSpec, type Placed } from './encoding.ts';
export { NOTHING, type Part, writeNumbers } from './parts.ts';

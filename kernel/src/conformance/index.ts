export { conform, mustConform } from './conform.ts';
export { coveringSet, lawCases } from './covering-set.ts';
export { type NamesSnapshot, namesSnapshot } from './laws/law-9-names.ts';
export { allLaws, type Law, lawTitles } from './laws/laws.ts';
export { type Failure, type Report, textOf } from './report.ts';
export { brisk, type Case, type Hooks, type Refused, type Setting, type Thoroughness, thorough } from './setting.ts';

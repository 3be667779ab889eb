import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { codeOf, messageOf } from '@cabinet-wars/kernel';
import { CannotDo } from './command.ts';

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (fault) {
    throw new CannotDo(`cannot read ${path}: ${why(fault)}`);
  }
}

export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (fault) {
    throw new CannotDo(`cannot write ${path}: ${why(fault)}`);
  }
}

export function appendText(path: string, text: string): void {
  try {
    appendFileSync(path, text);
  } catch (fault) {
    throw new CannotDo(`cannot write ${path}: ${why(fault)}`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'it is not allowed',
};

const why = (fault: unknown): string => reasons[codeOf(fault) ?? ''] ?? messageOf(fault);

import { parseSync } from 'vite';
import type { File } from './house.ts';

/** A claim about a type that the compiler has to believe: `value as Type`. `as const` claims nothing. */
export interface Cast {
  readonly path: string;
  readonly line: number;
  readonly text: string;
  /** By way of `unknown` or the like: not even the compiler sees a likeness. */
  readonly isDouble: boolean;
  /** Whether a comment stands beside it, or over the statement it is in. */
  readonly hasReason: boolean;
}

const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/(^|\/)(test|e2e|fixtures)\//.test(path) && !/\.test\./.test(path);

/** Every cast in the source, tests left aside. */
export const castsIn = (files: readonly File[]): Cast[] => files.filter(({ path }) => isSource(path)).flatMap(castsOf);

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

function castsOf({ path, text }: File): Cast[] {
  const casts: Cast[] = [];
  walk(parseSync(path, text).program, (node) => {
    if (node.type === 'TSAsExpression' && !isConst(node)) casts.push(castOf(path, text, node));
  });
  return casts;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  if (!isNode(value)) return;
  visit(value);
  for (const key of Object.keys(value)) if (key !== 'parent') walk(value[key], visit);
}

function isConst({ typeAnnotation: type }: Node): boolean {
  if (!isNode(type) || type.type !== 'TSTypeReference') return false;
  return isNode(type.typeName) && type.typeName.name === 'const';
}

function castOf(path: string, text: string, node: Node): Cast {
  const line = text.slice(0, node.start).split('\n').length;
  return {
    path,
    line,
    text: text.slice(node.start, node.end).replace(/\s+/g, ' ').slice(0, 100),
    isDouble: inner(node).type === 'TSAsExpression',
    hasReason: hasReason(text.split('\n'), line - 1),
  };
}

function inner({ expression }: Node): Node {
  if (!isNode(expression)) throw new TypeError('a cast of nothing');
  return expression.type === 'ParenthesizedExpression' ? inner(expression) : expression;
}

/** A comment on the line itself, or the last thing said before the statement or function that begins at or above it. */
function hasReason(lines: readonly string[], at: number): boolean {
  if (/\/\/|\*\//.test(lines[at])) return true;
  for (let i = at - 1; i >= Math.max(0, at - NEAR); i--) {
    if (/^\s*(\/\/|\*|\/\*)/.test(lines[i])) return true;
    if (lines[i].trim() === '') return false;
  }
  return false;
}

/** A reason further up than this is a reason for something else. */
const NEAR = 4;

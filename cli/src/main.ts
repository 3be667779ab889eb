#!/usr/bin/env node
import { type Commands, runProgram } from './host/index.ts';

const commands: Commands = {
  admin: () => import('./admin/command.ts'),
  arena: () => import('./arena/command.ts'),
  backup: () => import('./store/backup.ts'),
  components: () => import('./components.ts'),
  engine: () => import('./engine/command.ts'),
  exercises: () => import('./exercises/command.ts'),
  lessons: () => import('./lessons/command.ts'),
  'new-game': () => import('./new-game/command.ts'),
  play: () => import('./play/command.ts'),
  questions: () => import('./questions/command.ts'),
  restore: () => import('./store/restore.ts'),
  'self-play': () => import('./self-play/command.ts'),
  serve: () => import('./serve.ts'),
  sim: () => import('./sim/command.ts'),
  soak: () => import('./soak/command.ts'),
  train: () => import('./train/command.ts'),
  translate: () => import('./translate/command.ts'),
  verify: () => import('./verify.ts'),
};

await runProgram('cabinet-wars', commands);

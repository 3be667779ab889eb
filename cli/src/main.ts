#!/usr/bin/env node
import { type Commands, dispatch } from './host/index.ts';

const commands: Commands = {
  arena: () => import('./arena/command.ts'),
  play: () => import('./play/command.ts'),
  sim: () => import('./sim/command.ts'),
  soak: () => import('./soak/command.ts'),
  verify: () => import('./verify.ts'),
};

process.exitCode = await dispatch('cabinet-wars', commands, process.argv.slice(2));

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeServer } from '../src/index.ts';

let server: FastifyInstance;
const root = mkdtempSync(join(tmpdir(), 'cabinet-wars-'));

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Cabinet Wars</title>');
  writeFileSync(join(root, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(root, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  server = await makeServer({ client: root });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

describe('the server', () => {
  it('gives the page at its address, to be asked for again each time', async () => {
    const { statusCode, headers, body } = await server.inject('/');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch('text/html');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('Cabinet Wars');
  });

  it('sends the compressed file to whoever can read it, and lets it be kept for ever', async () => {
    const { headers } = await server.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch('javascript');
    expect(headers['cache-control']).toContain('immutable');
  });

  it('sends the plain file to whoever cannot', async () => {
    const { headers, body } = await server.inject('/assets/main-1a2b.js');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toBe('export {};');
  });

  it('lets nothing from elsewhere into the page', async () => {
    const { headers } = await server.inject('/');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('says what the manifest is', async () => {
    expect((await server.inject('/manifest.webmanifest')).headers['content-type']).toMatch('application/manifest+json');
  });

  it('does not find what is not there, nor what lies outside', async () => {
    expect((await server.inject('/assets/none.js')).statusCode).toBe(404);
    expect((await server.inject('/../package.json')).statusCode).toBe(404);
    expect((await server.inject('/%2e%2e/%2e%2e/etc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
  });
});

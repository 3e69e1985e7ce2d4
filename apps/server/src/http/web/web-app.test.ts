import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partsForTests } from '../parts-for-tests.ts'
import { buildServer } from '../server.ts'

const base = '/collect/1.0.0'
const page = `<!doctype html><title>Furrow</title>${'<p>Rain, rain and rain.</p>'.repeat(80)}`
const script = `console.log("${'wheat '.repeat(400)}")`
const files = {
  'index.html': page,
  'sw.js': 'self.addEventListener("install", () => {})',
  'manifest.webmanifest': '{"name":"Furrow"}',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-Ab_3-x9.js': script,
  'assets/main-Cd4.css': 'body{margin:0}',
  'assets/inter-latin-wght-normal-E5f.woff2': 'wOF2',
  '.vite/manifest.json': '{"hidden":true}',
}

let outside: string
let folder: string
let app: FastifyInstance

beforeEach(async () => {
  outside = await mkdtemp(path.join(os.tmpdir(), 'furrow-screens-'))
  folder = path.join(outside, 'dist')
  await writeBuild(folder, files)
  await writeFile(path.join(outside, 'secret.js'), 'secret')
  app = await serving(folder)
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
  await rm(outside, { recursive: true })
})

async function writeBuild(place: string, build: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, held] of Object.entries(build)) {
    await mkdir(path.dirname(path.join(place, name)), { recursive: true })
    await writeFile(path.join(place, name), held)
  }
}

function serving(folder: string, other: object = {}, parts: object = {}) {
  const none = { errorReportDsn: undefined, recordingUrl: undefined }
  const places = { datasiloUrl: undefined, oldportalUrl: undefined, mapTilesUrl: undefined }
  const web = { folder, ...none, ...places, ...other }
  return buildServer(partsForTests([], { web, ...parts }))
}

const ask = (url: string, headers = {}) => app.inject({ url: base + url, headers })

/** A minute from now, when a build has long been written. */
function later(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
}

describe('a file of the build', () => {
  test.each([
    ['/assets/main-Ab_3-x9.js', 'text/javascript; charset=utf-8'],
    ['/assets/main-Cd4.css', 'text/css; charset=utf-8'],
    ['/assets/inter-latin-wght-normal-E5f.woff2', 'font/woff2'],
    ['/icon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
  ])('%s is sent as %s, and not to be guessed at', async (url, type) => {
    const { statusCode, headers, body } = await ask(url)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toBe(files[url.slice(1) as keyof typeof files])
  })

  test('is kept for good where its digest stands in its name, and asked for again elsewhere', async () => {
    later()
    const told = async (url: string) => (await ask(url)).headers['cache-control']
    expect(await told('/assets/main-Ab_3-x9.js')).toBe('public, max-age=31536000, immutable')
    for (const url of ['/', '/index.html', '/sw.js', '/manifest.webmanifest', '/login']) {
      expect(await told(url), url).toBe('no-cache')
    }
  })

  test('is asked for again as long as it was written only just now', async () => {
    const told = async () => (await ask('/assets/main-Ab_3-x9.js')).headers['cache-control']
    expect(await told()).toBe('no-cache')
    later()
    expect(await told()).toBe('public, max-age=31536000, immutable')
  })

  test('is not sent again to whoever has it, and with HEAD not at all', async () => {
    for (const url of ['/', '/sw.js', '/assets/main-Ab_3-x9.js']) {
      const { headers, rawPayload } = await ask(url)
      const again = await ask(url, { 'if-none-match': headers['etag'] })
      expect([again.statusCode, again.body], url).toEqual([304, ''])
      expect(again.headers['cache-control']).toBe(headers['cache-control'])
      const head = await app.inject({ method: 'HEAD', url: base + url })
      expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', headers['etag']])
      expect(head.headers['content-length']).toBe(String(rawPayload.length))
      expect((await ask(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
    }
  })

  test('that is not there is a 404 and never the page, whatever is taken', async () => {
    for (const url of [
      '/assets/main-Old.js',
      '/nothing.css',
      '/collection/5/x.svg',
      '/a.webmanifest',
    ]) {
      const { statusCode, headers } = await ask(url, { accept: 'text/html' })
      expect(statusCode, url).toBe(404)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
    }
  })

  test('is written by nobody', async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: `${base}/sw.js` })
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a file that gets smaller', () => {
  const url = '/assets/main-Ab_3-x9.js'
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('is sent to whoever takes "%s" as %s', async (taken, encoding, unpacked) => {
    const plain = await ask(url)
    const packed = await ask(url, { 'accept-encoding': taken })
    expect(packed.headers['content-encoding']).toBe(encoding)
    expect(packed.rawPayload.length).toBeLessThan(script.length / 5)
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    expect(unpacked(packed.rawPayload).toString()).toBe(script)
    expect(packed.headers['vary']).toBe('Accept-Encoding')
    expect(packed.headers['etag']).not.toBe(plain.headers['etag'])
    const held = { 'accept-encoding': taken, 'if-none-match': packed.headers['etag'] }
    expect((await ask(url, held)).statusCode).toBe(304)
  })

  test.each(['', 'identity', 'deflate', 'br;q=0', 'br;q=x', '*;q=0'])(
    'is sent as it is to whoever takes "%s"',
    async taken => {
      const { headers, body } = await ask(url, { 'accept-encoding': taken })
      expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, 'Accept-Encoding'])
      expect(body).toBe(script)
    },
  )

  test('says beside it what else it depends on', async () => {
    await app.close()
    app = await serving(folder, {}, { corsOrigins: ['https://app.farm.example'] })
    expect((await ask(url)).headers['vary']).toBe('Origin, Accept-Encoding')
  })

  test('is none where it is compressed already, or hardly anything', async () => {
    for (const url of ['/assets/inter-latin-wght-normal-E5f.woff2', '/icon.svg']) {
      const { headers } = await ask(url, { 'accept-encoding': 'br' })
      expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
    }
  })
})

describe('the page', () => {
  test.each([
    '/',
    '/login',
    '/login/',
    '/reset-password?token=invite_x.js',
    '/collection/5/period/7/rain-gauges/3/2024/11',
    '/collection/5/period/7/apps/rain-maps/1.0',
    `/apps/${'long-name-'.repeat(12)}/2.0.1-beta`,
    '/Yandilla%20Downs',
  ])('is what %s shows', async url => {
    for (const accept of ['text/html,application/xhtml+xml', '*/*']) {
      const { statusCode, body } = await ask(url, { accept })
      expect([statusCode, body]).toEqual([200, page])
    }
  })

  test('is nothing for whoever wants no page', async () => {
    expect((await ask('/login', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await ask('/icon', { accept: 'image/avif,image/png' })).statusCode).toBe(404)
  })

  test.each(['/', '/collect', '/collect/', base])('is where %s leads', async url => {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['location']]).toEqual([302, `${base}/`])
    const asked = await app.inject(`${url}?farm=7&next=//elsewhere.example`)
    expect(asked.headers['location']).toBe(`${base}/?farm=7&next=//elsewhere.example`)
  })

  test('takes nothing away from the records and from what is nowhere', async () => {
    expect((await app.inject('/api/farms')).statusCode).toBe(401)
    for (const url of ['/collect/2.0.0/', '/collections', '/login']) {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
      expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found'])
    }
  })
})

describe('what is no file of the build', () => {
  test.each([
    '/../secret.js',
    '/assets/../../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/%2e%2e%2fsecret.js',
    '/assets/..%5c..%5csecret.js',
    '/..\\secret.js',
    '/%252e%252e/secret.js',
    '/sw.js%00.html',
    '/sw%00.js',
    '//etc/passwd',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/./main-Ab_3-x9.js',
    '/..',
    '/.env',
    '/linked.js',
    '/linked/secret.js',
    '/around.js',
    '/assets',
    `/${'a'.repeat(3000)}.js`,
  ])('%.40s gives nothing away', async url => {
    await symlink(path.join(outside, 'secret.js'), path.join(folder, 'linked.js'))
    await symlink(outside, path.join(folder, 'linked'))
    await symlink('around.js', path.join(folder, 'around.js'))
    // As it is, through a real connection: nobody puts the address in order beforehand.
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = new URL(app.listeningOrigin)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      `GET ${base}${url} HTTP/1.1\r\nhost: a\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
    )
    const answer = await text(socket)
    expect(answer).not.toMatch(/secret"|hidden|root:|wheat|\nsecret/)
    // A word without an end is a place in the screens.
    expect(answer).toMatch(/passwd|assets$/.test(url) ? /^HTTP\/1\.1 200/ : /^HTTP\/1\.1 404/)
  })
})

describe('the folder of the build', () => {
  test('may itself be a link to where it was built', async () => {
    await symlink(folder, path.join(outside, 'current'))
    await app.close()
    app = await serving(path.join(outside, 'current'))
    expect((await ask('/sw.js')).body).toBe(files['sw.js'])
  })
})

describe('a new build', () => {
  test('is noticed while the server runs, and what it no longer has is gone', async () => {
    const before = await Promise.all(
      ['/', '/sw.js', '/assets/main-Ab_3-x9.js'].map(url => ask(url)),
    )
    const next = path.join(outside, 'next')
    await writeBuild(next, {
      'index.html': page.replaceAll('Rain', 'Hail'),
      'sw.js': 'self.addEventListener("fetch",   () => {})',
      'assets/main-New.js': script,
    })
    await rename(folder, path.join(outside, 'old'))
    await rename(next, folder)
    const after = await Promise.all(
      ['/', '/sw.js'].map((url, place) =>
        ask(url, { 'if-none-match': before[place]?.headers['etag'] }),
      ),
    )
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(after[0]?.body).toContain('Hail')
    expect(after[1]?.body).toContain('fetch')
    expect((await ask('/assets/main-New.js')).statusCode).toBe(200)
    expect((await ask('/assets/main-Ab_3-x9.js')).statusCode).toBe(404)
  })

  test('that is still missing is said in a sentence that helps', async () => {
    await app.close()
    app = await serving(path.join(outside, 'nowhere'))
    for (const url of ['/', '/login']) {
      const { statusCode, headers, body } = await ask(url)
      expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
      expect(body).toContain('<code>npm run build</code>')
    }
    expect((await ask('/sw.js')).statusCode).toBe(404)
    await writeBuild(path.join(outside, 'nowhere'), files)
    expect((await ask('/')).statusCode).toBe(200)
  })

  test('is missing, too, where a server was handed none', async () => {
    await app.close()
    app = await buildServer(partsForTests([]))
    expect((await ask('/')).statusCode).toBe(503)
  })
})

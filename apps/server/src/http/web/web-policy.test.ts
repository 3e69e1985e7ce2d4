import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partsForTests } from '../parts-for-tests.ts'
import { buildServer } from '../server.ts'
import { originIn, webPolicy } from './web-policy.ts'

const nowhere = { told: [], framed: [], frameOrigins: undefined }

function directive(policy: string, name: string): string | undefined {
  const found = policy.split(';').find(one => one.startsWith(`${name} `))
  return found?.slice(name.length + 1)
}

describe('what the screens may do', () => {
  test('is to run and ask what comes from here, and to frame nothing', async () => {
    const policy = await webPolicy(nowhere)()
    const told = (name: string) => directive(policy, name)
    expect(told('default-src')).toBe("'self'")
    expect(told('script-src')).toBe("'self'")
    expect(told('style-src')).toBe("'self' 'unsafe-inline'")
    expect(told('worker-src')).toBe("'self'")
    expect(told('connect-src')).toBe("'self'")
    expect(told('img-src')).toBe("'self' data: blob:")
    expect(told('manifest-src')).toBe("'self'")
    expect(told('frame-src')).toBe('blob:')
    expect(told('frame-ancestors')).toBe("'none'")
    expect(told('object-src')).toBe("'none'")
    expect(policy).not.toContain('unsafe-eval')
  })

  test('reaches to the places that the settings name, without keys and paths', async () => {
    const policy = await webPolicy({
      told: [
        'https://key@errors.example/4',
        'https://rec.example/sessions',
        'https://tiles.example/{z}/{x}/{y}.png',
        undefined,
      ],
      framed: ['https://silo.example/start?x=1', 'http://localhost:9000/old', undefined],
      frameOrigins: async () => ['https://maps.example/app/1.0', 'https://silo.example'],
    })()
    expect(directive(policy, 'connect-src')).toBe(
      "'self' https://errors.example https://rec.example https://tiles.example",
    )
    expect(directive(policy, 'frame-src')).toBe(
      'blob: http://localhost:9000 https://maps.example https://silo.example',
    )
    expect(directive(policy, 'script-src')).toBe("'self'")
  })

  test.each([
    'https://a.example;script-src',
    'https://*',
    'https://*.example',
    "https://a.example'unsafe-inline'",
    'https://a,b',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.example/x',
    'file:///etc',
    'a.example',
    '',
  ])('is not widened by "%s"', async address => {
    expect(originIn(address)).toSatisfy(origin => !/[;,*']/.test(origin ?? ''))
    const policy = await webPolicy({ ...nowhere, frameOrigins: async () => [address] })()
    expect(policy.split(';')).toHaveLength((await webPolicy(nowhere)()).split(';').length)
    expect(directive(policy, 'frame-src')).toBe(
      ['blob:', originIn(address)].filter(Boolean).join(' '),
    )
  })

  test('names hosts by letters, figures and numbers', () => {
    expect(originIn('https://Maps.Example:443/x')).toBe('https://maps.example')
    expect(originIn('https://[2001:db8::1]:8443/x')).toBe('https://[2001:db8::1]:8443')
    expect(originIn('https://bücher.example')).toBe('https://xn--bcher-kva.example')
  })
})

describe('the apps that are declared while we run', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  test('are asked for once in ten seconds', async () => {
    const frameOrigins = vi.fn(async () => ['https://maps.example'])
    const policy = webPolicy({ ...nowhere, frameOrigins })
    await Promise.all([policy(), policy()])
    vi.advanceTimersByTime(9_900)
    await policy()
    expect(frameOrigins).toHaveBeenCalledTimes(1)
    frameOrigins.mockResolvedValue(['https://soil.example'])
    vi.advanceTimersByTime(200)
    expect(directive(await policy(), 'frame-src')).toBe('blob: https://soil.example')
  })

  test('stay allowed while nobody can say which they are', async () => {
    const frameOrigins = vi.fn(async () => ['https://maps.example'])
    const policy = webPolicy({ ...nowhere, frameOrigins })
    await policy()
    frameOrigins.mockRejectedValueOnce(new Error('no database'))
    vi.advanceTimersByTime(10_000)
    expect(directive(await policy(), 'frame-src')).toBe('blob: https://maps.example')
    await policy()
    expect(frameOrigins).toHaveBeenCalledTimes(3)
  })

  test('hold no page up for long', async () => {
    const policy = webPolicy({ ...nowhere, frameOrigins: () => new Promise(() => undefined) })
    expect(directive(await policy(), 'frame-src')).toBe('blob:')
  })
})

describe('the page', () => {
  test('carries the policy, and is sent again when that changes', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-policy-'))
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>')
    const serve = (datasiloUrl: string | undefined) => {
      const others = {
        errorReportDsn: undefined,
        recordingUrl: undefined,
        oldportalUrl: undefined,
        mapTilesUrl: undefined,
      }
      return buildServer(partsForTests([], { web: { folder, datasiloUrl, ...others } }))
    }
    const [first, second] = await Promise.all([serve(undefined), serve('https://silo.example/x')])
    const url = '/collect/1.0.0/login'
    const { headers } = await first.inject(url)
    expect(directive(String(headers['content-security-policy']), 'frame-src')).toBe('blob:')
    const again = await second.inject({ url, headers: { 'if-none-match': headers['etag'] } })
    expect(again.statusCode).toBe(200)
    const policy = String(again.headers['content-security-policy'])
    expect(directive(policy, 'frame-src')).toBe('blob: https://silo.example')
    expect(directive(policy, 'script-src')).toBe("'self'")
    await Promise.all([first.close(), second.close(), rm(folder, { recursive: true })])
  })
})

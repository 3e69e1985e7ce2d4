// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { recordedBody, sessionRecorder } from './record-session.ts'
import type { HeardCall } from './record-session.ts'

const url = 'https://recordings.example/in'

function call(path: string, answered: string | (() => Promise<string>) = '{}'): HeardCall {
  const answer = typeof answered === 'string' ? async () => answered : answered
  return { method: 'POST', path, status: 200, sent: '{"secret":1}', answered: answer }
}

describe('recording', () => {
  test('hears nothing before it is started, and nothing after it is stopped', async () => {
    const answered = vi.fn<() => Promise<string>>().mockResolvedValue('{}')
    const recorder = sessionRecorder(url)
    recorder.heard(call('/api/paddocks/search', answered))
    expect(answered).not.toHaveBeenCalled()
    globalThis.fetch = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    await recorder.start()
    recorder.stop()
    recorder.heard(call('/api/paddocks/search', answered))
    expect(answered).not.toHaveBeenCalled()
  })

  test('hears calls about rows, and none that carries a password or a token', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    globalThis.fetch = send
    const recorder = sessionRecorder(url)
    await recorder.start()
    for (const path of [
      '/api/login',
      '/api/auth/me',
      '/api/password-reset/reset',
      '/api/v2/password',
      '/api/v2/app-token',
      '/auth/authenticated',
      '/api/v2/login',
      '/api/impersonate/take/3',
    ])
      recorder.heard(call(path))
    recorder.heard(call('/api/paddocks/search', '{"data":[]}'))
    await new Promise(resolve => setTimeout(resolve, 0))
    recorder.stop()
    const sent = send.mock.calls.map(([, request]) => String(request?.body)).join('')
    const { events } = JSON.parse(sent) as { events: { type: unknown; data: { path: string } }[] }
    const heard = events.filter(({ type }) => type === 'network').map(({ data }) => data.path)
    expect(heard).toEqual(['/api/paddocks/search'])
  })

  test('cuts a body of more than four million characters to a thousand', () => {
    expect(recordedBody('x'.repeat(4_000_001))).toHaveLength(1000)
    expect(recordedBody('x'.repeat(4_000_000))).toHaveLength(4_000_000)
  })
})

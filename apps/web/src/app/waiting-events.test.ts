import { describe, expect, test, vi } from 'vitest'
import { waitingEvents } from './waiting-events.ts'

const url = 'https://recordings.example/in'

describe('what waits to be sent', () => {
  test('is at most a thousand events, the newest', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    const queue = waitingEvents(url, send)
    for (let number = 0; number < 1200; number += 1) queue.add(number)
    expect(queue.count).toBe(1000)
    await queue.send()
    const { events } = JSON.parse(String(send.mock.calls[0]?.[1]?.body)) as { events: number[] }
    expect([events[0], events.at(-1)]).toEqual([200, 1199])
    expect(queue.count).toBe(0)
  })

  test('stays when it could not be sent, before what came since', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('no network'))
    const queue = waitingEvents(url, send)
    queue.add('first')
    const sending = queue.send()
    queue.add('second')
    await sending
    expect(queue.count).toBe(2)
    send.mockResolvedValue(new Response())
    await queue.send()
    expect(JSON.parse(String(send.mock.calls[1]?.[1]?.body))).toEqual({
      events: ['first', 'second'],
    })
  })

  test('is sent without cookies and without a token', async () => {
    const send = vi.fn<typeof fetch>().mockResolvedValue(new Response())
    const queue = waitingEvents(url, send)
    queue.add('first')
    await queue.send()
    expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
    expect(JSON.stringify(send.mock.calls[0]?.[1]?.headers)).not.toMatch(/authorization/i)
  })
})

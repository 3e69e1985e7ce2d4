import { connect } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { lineStream } from './line-stream.ts'
import type { LineStream } from './line-stream.ts'

const app = Fastify()
let lines: LineStream
app.get('/', (_request, reply) => {
  lines = lineStream()
  lines.tell('first')
  return reply.send(lines.stream)
})
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as AddressInfo
afterEach(() => lines.stream.destroy())

async function reader() {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', piece => (text += String(piece)))
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  await expect.poll(() => text).toContain('first\n')
  return { socket, text: () => text }
}

test('lines arrive one by one, and nothing after the end', async () => {
  const { socket, text } = await reader()
  lines.tell('second')
  await expect.poll(text).toContain('second\n')
  lines.tell('last')
  lines.end()
  lines.tell('too late')
  lines.end()
  await once(socket, 'close')
  expect(text()).toMatch(/last\n[^a-z]*$/)
})

test('whoever reads slowly gets all of it, and whoever reads no more is cut off', async () => {
  const long = 'x'.repeat(100_000)
  const { socket } = await reader()
  const tellUntilFull = async () => {
    let told = 0
    // What stands in between holds some megabytes, too.
    for (; told < 1000 && !lines.stream.destroyed; told += 1) {
      lines.tell(long)
      await new Promise(setImmediate)
    }
    return told
  }
  expect(await tellUntilFull()).toBe(1000)
  socket.pause()
  const told = await tellUntilFull()
  expect(told).toBeGreaterThan(9)
  expect(told).toBeLessThan(900)
  expect(lines.stream.readableLength).toBeLessThan(1_200_000)
  lines.tell(long)
  socket.resume()
  await once(socket, 'close')
})

test('whoever goes away ends it', async () => {
  const { socket } = await reader()
  const closed = once(lines.stream, 'close')
  socket.destroy()
  await closed
  lines.tell('to nobody')
  expect(lines.stream.destroyed).toBe(true)
})

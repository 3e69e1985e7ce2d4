import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { refuseUnreadable } from './refuse-unreadable.ts'

test.each([
  ['HPE_INVALID_METHOD', 400, 'The request is not valid.'],
  ['HPE_HEADER_OVERFLOW', 431, 'The headers are too long.'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'The request took too long to arrive.'],
])('%s is answered with %d, and logged', async (code, status, message) => {
  const lines: string[] = []
  const refuse = refuseUnreadable(line => lines.push(line), { 'x-content-type-options': 'nosniff' })
  const server = createServer(socket => refuse(Object.assign(new Error('odd'), { code }), socket))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const answer = await text(connect((server.address() as AddressInfo).port, '127.0.0.1'))
  server.close()
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n')
  expect(answer).toContain(`"message":"${message}"`)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ status, unreadable: code })
})

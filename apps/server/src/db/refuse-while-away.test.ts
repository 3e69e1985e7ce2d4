import { describe, expect, test } from 'vitest'
import { queueFull, refusalWhileAway } from './refuse-while-away.ts'

const error = (code: string | undefined, message = 'Something.', path?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code }, path ? { path } : {})

describe('a database that is not to be had is a 503 that says so', () => {
  test.each([
    ['of a full disk, as PostgreSQL says it', error('53100'), 'disk of the server is full', 60],
    ['of a full disk, as Node says it', error('ENOSPC', 'No.', '/a'), 'disk of the server', 60],
    ['without a connection left', error('53300'), 'Furrow is very busy', 5],
    ['with too many who wait', error(undefined, queueFull), 'Furrow is very busy', 5],
    ['without one in time', error(undefined, 'timeout exceeded when trying to connect'), 'busy', 5],
    ['that shuts down', error('57P01'), 'can’t be reached', 2],
    ['that only reads, for it follows another', error('25006'), 'can’t be reached', 2],
    ['that is in recovery', error('57P03'), 'can’t be reached', 2],
    ['without memory', error('53200'), 'can’t be reached', 2],
    ['whose files cannot be read', error('58030'), 'can’t be reached', 2],
    ['whose connection failed', error('08006'), 'can’t be reached', 2],
    ['that nobody listens for', error('ECONNREFUSED'), 'can’t be reached', 2],
    ['whose socket is gone', error('ENOENT'), 'can’t be reached', 2],
    ['that hung up', error(undefined, 'Connection terminated unexpectedly'), 'can’t be', 2],
    ['that hung up before', error(undefined, 'Client has encountered a connection error'), 'ca', 2],
  ])('%s', (_, thrown, sentence, retryAfter) => {
    const refusal = refusalWhileAway(thrown)
    expect(refusal).toMatchObject({ code: 'unavailable', retryAfter })
    expect(refusal?.message).toContain(sentence)
  })

  test.each([
    ['a key that stands already', error('23505')],
    ['a statement that took too long', error('57014')],
    ['a file that is not there', error('ENOENT', 'No.', '/a')],
    ['a bug', error(undefined, 'x is not a function')],
    ['nothing', undefined],
  ])('%s is something else', (_, thrown) => {
    expect(refusalWhileAway(thrown)).toBeUndefined()
  })
})

// What is taken as a request: an address that is there, a method that it knows, a body that is a
// JSON object.

import { notFound, Refusal } from '@furrow/wire/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodyLimits, bytesOf, limitsOf, tooLarge } from './body-limits.ts'
import type { MethodsAt } from './known-paths.ts'
import { readBody } from './read-body.ts'
import { pathOf } from './request-log.ts'
import { takeTurns } from './take-turns.ts'
import { WrongMethod } from './wrong-method.ts'

/**
 * Before the body is read: an address that is not there is told so whatever was sent to it, and
 * another method at an address that is there is told which ones it takes.
 */
export function refuseTheRest(app: FastifyInstance, methodsAt: MethodsAt): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.is404) return done()
    const path = pathOf(request)
    const allowed = path ? methodsAt(path) : []
    if (allowed.length === 0) {
      return done(notFound(`Not found: ${path || 'no such address'}.`))
    }
    return done(new WrongMethod(request.method, path, allowed))
  })
}

export const largestBody = bytesOf(bodyLimits.manyRows)

/** JSON objects; a form that is empty, as some clients send with a bare POST; forms of our own pages; nothing else. */
export function receiveBodies(app: FastifyInstance, processes: number): void {
  takeTurns(app, processes)
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const limits = limitsOf(request)
    const { 'content-encoding': encoding = 'identity', 'content-length': said } = request.headers
    if (encoding !== 'identity') return done(packed)
    return done(limits && Number(said) > bytesOf(limits) ? tooLarge(limits) : null)
  })
  const readJson = app.getDefaultJsonParser('error', 'error')
  const readNow = (request: FastifyRequest, text: string) => {
    let read: unknown
    void readJson(request, text, (error, body) => {
      if (error) throw error
      read = body
    })
    return read
  }
  const receive = async (request: FastifyRequest, bytes: Buffer) => {
    const limits = limitsOf(request) ?? bodyLimits.oneRow
    if (bytes.length === 0) return undefined
    if (bytes.length > bytesOf(limits)) throw tooLarge(limits)
    return readBody(bytes, limits, text => readNow(request, text))
  }
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, receive)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null)
      return request.routeOptions.config.takesForm
        ? done(null, Object.fromEntries(new URLSearchParams(body as string)))
        : done(wrongForm)
    },
  )
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    done(body === undefined || isObject ? undefined : notAnObject)
  })
}

const packed = new Refusal('wrong_media_type', 'Send the body uncompressed.')
const notAnObject = new Refusal('bad_request', 'Send a JSON object.')
const wrongForm = new Refusal('wrong_media_type', 'Send the body as JSON.')

// What is taken as a request: an address that is there, a method that it knows, a body that is a
// JSON object.

import { notFound, Refusal } from '@furrow/wire/refusal'
import type { FastifyInstance } from 'fastify'
import type { MethodsAt } from './known-paths.ts'
import { pathOf } from './request-log.ts'
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
      return done(notFound(`There is nothing at ${path || 'that address'}.`))
    }
    return done(new WrongMethod(request.method, path, allowed))
  })
}

/** JSON objects; a form that is empty, as some clients send with a bare POST; nothing else. */
export function receiveBodies(app: FastifyInstance): void {
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return readJson(request, body.toString(), done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(body === '' ? null : wrongForm, undefined),
  )
  app.addHook('preValidation', (request, _reply, done) => {
    const { body } = request
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    done(body === undefined || isObject ? undefined : notAnObject)
  })
}

const notAnObject = new Refusal('bad_request', 'Send a JSON object.')
const wrongForm = new Refusal('wrong_media_type', 'Send the body as JSON.')

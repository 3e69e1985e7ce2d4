// What a request asks for, by its method and route: without numbers, names or tokens of anybody.

import { relationCalls, resourceCalls } from '@furrow/wire/calls'
import type { FastifyRequest } from 'fastify'
import type { Address } from './addresses.ts'
import { everyRecord } from './known-paths.ts'

export function callOf({ method, address, is404, routeOptions: { url } }: FastifyRequest): string {
  if (is404 || url === undefined) return 'no such address'
  if (url !== everyRecord) return `${method} ${url}`
  return address ? `${method} ${pathOf(address)}` : 'no such record'
}

const paths = new WeakMap<object, Map<string, string>>()

/** Each is put together once. */
function pathOf(address: Address): string {
  const of = address.kind === 'rows' ? address.entity : address.parent
  const known = paths.get(of) ?? new Map<string, string>()
  paths.set(of, known)
  const key = address.kind === 'rows' ? address.verb : `${address.name} ${address.verb}`
  const path = known.get(key) ?? madePath(address)
  known.set(key, path)
  return path
}

function madePath(address: Address): string {
  const [base, calls] =
    address.kind === 'rows'
      ? [`/api/${address.entity.name}`, resourceCalls(address.entity)]
      : [
          `/api/${address.parent.name}/:id/${address.name}`,
          relationCalls(address.relation, address.targets),
        ]
  const { path = '' } = calls.find(({ verb }) => verb === address.verb) ?? {}
  return `${base}${path.replaceAll('{id}', ':id')}`
}

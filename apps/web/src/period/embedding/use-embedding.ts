// Loading a page of another place, and handing over what it may know: once it is there, and again
// when it asks.

import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'

type Api = ReturnType<typeof useFurrow>['api']

export interface Embedded {
  /** What the token is asked for. */
  readonly wish: Parameters<Api['session']['appToken']>[0]
}

type State = 'loading' | 'there' | 'failed'

const patience = 20_000

export function useEmbedding(frame: RefObject<HTMLIFrameElement | null>, wish: Embedded['wish']) {
  const [state, setState] = useState<State>('loading')
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setState(now => (now === 'loading' ? 'failed' : now)), patience)
    return () => clearTimeout(timer)
  }, [])
  useFreshPolicy(() => setState('failed'))
  const { handOver } = useHandedToken(frame, wish, told => {
    setProblem(told)
    setState(told === undefined ? 'there' : 'failed')
  })
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const isTheirs = source !== null && source === frame.current?.contentWindow
      if (isTheirs && (data as { type?: unknown } | null)?.type === 'furrow:token') void handOver()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  })
  return { state, problem, onLoad: () => void handOver() }
}

/**
 * The page that the device keeps may be older than the place that it is to embed, and forbid it: the
 * page is loaded again from the server then, once.
 */
function useFreshPolicy(onForbidden: () => void): void {
  useEffect(() => {
    const look = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== 'frame-src') return
      const [entry] = performance.getEntriesByType('navigation')
      const isAnew = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
      if (isAnew) onForbidden()
      else location.reload()
    }
    document.addEventListener('securitypolicyviolation', look)
    return () => document.removeEventListener('securitypolicyviolation', look)
  })
}

type Token = Extract<Awaited<ReturnType<Api['session']['appToken']>>, { readonly ok: true }>['data']

/** A page that asks again and again gets the token that is held: a new one is asked for when that ends. */
function useHandedToken(
  frame: RefObject<HTMLIFrameElement | null>,
  wish: Embedded['wish'],
  onTold: (problem: string | undefined) => void,
) {
  const { api } = useFurrow()
  const held = useRef<Token>(undefined)
  const isAsking = useRef(false)
  const handOver = async () => {
    if (isAsking.current) return
    if (!held.current || endsSoon(held.current)) {
      isAsking.current = true
      const answer = await api.session.appToken(wish)
      isAsking.current = false
      if (!answer.ok) return onTold(answer.failure.message)
      held.current = answer.data
    }
    post(frame.current, held.current, wish)
    onTold(undefined)
  }
  return { handOver }
}

const aMinute = 60_000

function endsSoon({ expires_at }: Token): boolean {
  return Date.parse(expires_at) - Date.now() < aMinute
}

/** To the very origin that the server names. */
function post(frame: HTMLIFrameElement | null, token: Token, wish: Embedded['wish']): void {
  const { farm_id = null, period_id = null } = wish
  const { origin, expires_at } = token
  const message = { type: 'furrow', token: token.token, expires_at, farm_id, period_id }
  frame?.contentWindow?.postMessage(message, origin)
}

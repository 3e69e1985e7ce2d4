// Being asked to stop, from the first moment on: a database may be running long before there is a
// server, and it must never be left behind.

export interface StopRequest {
  readonly asked: Promise<void>
  isAsked(): boolean
}

/**
 * A Ctrl-C that comes while we are stopping waits for nothing; the next start then tidies up. But
 * those who start us often pass on a signal that we have had already: only a later one hurries.
 */
export function listenForStop(): StopRequest {
  const patience = 2000
  let since: number | undefined
  // A reader of our output who goes away first is no reason to fall over.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const asked = new Promise<void>(resolve => {
    const stop = () => {
      if (since !== undefined && Date.now() - since > patience) process.exit(130)
      if (since !== undefined) return
      since = Date.now()
      console.log('\nStopping.')
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  })
  return { asked, isAsked: () => since !== undefined }
}

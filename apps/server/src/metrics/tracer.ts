// What is told of work that is traced, without the words of whoever it is told to.

export interface Tracer {
  /** `parent` is what came with the request as `traceparent`. */
  begin(kind: 'request' | 'job', parent?: string): TracedWork
  /** Sends what is left. */
  stop(): Promise<void>
}

export interface TracedWork {
  /** A statement goes out, by its shape. */
  statement(shape: string): (failure?: unknown) => void
  end(told: EndedWork): void
}

interface EndedWork {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | number>>
  readonly hasFailed: boolean
}

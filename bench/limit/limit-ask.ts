// One request, as the functions of the limit get it.

export interface LimitAsk {
  readonly address: URL
  readonly viewer: string
  /** The body, as it was sent: the limit believes it. */
  readonly sent: unknown
  run<Row extends object>(
    statement: readonly [name: string, text: string],
    values: unknown[],
  ): Promise<Row[]>
}

// What our tests ask of a package that says nothing of its types.

declare module 's3rver' {
  class S3rver {
    constructor(options: object)
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
  export = S3rver
}

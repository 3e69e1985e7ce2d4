// What is used of shpjs, which says nothing of its types.

declare module 'shpjs' {
  interface Feature {
    readonly geometry: unknown
    readonly properties: unknown
  }
  interface Files {
    readonly shp: Uint8Array
    readonly dbf?: Uint8Array
    readonly prj?: string
    readonly cpg?: string
  }
  export function getShapefile(files: Files): Promise<{ readonly features: readonly Feature[] }>
}

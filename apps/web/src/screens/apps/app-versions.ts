// Versions of an app, and the address of one: within a farm and period where one is at one.

interface Version {
  readonly version: string
  readonly active: boolean
}

/** 1.10 is newer than 1.9. */
export function newestOf<V extends Version>(versions: readonly V[]): V | undefined {
  return versions
    .filter(({ active }) => active)
    .toSorted((one, other) => other.version.localeCompare(one.version, 'en', { numeric: true }))[0]
}

interface Here {
  readonly farmId: number | undefined
  readonly periodId: number | undefined
}

export function linkOfApp(app: { readonly slug: string; readonly version: string }, here: Here) {
  const { farmId, periodId } = here
  if (farmId === undefined || periodId === undefined) {
    return { to: '/apps/$slug/$version', params: { ...app } } as const
  }
  const params = { ...app, farmId: String(farmId), periodId: String(periodId) }
  return { to: '/collection/$farmId/period/$periodId/apps/$slug/$version', params } as const
}

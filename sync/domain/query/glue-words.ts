/** A word that binds a phrase to the rest of the question, or adds nothing to it. */
export type Glue =
  /** Stands before a phrase and goes with it. */
  | { kind: 'binder' }
  /** A binder before something the property has, so that "office" is the amenity. */
  | { kind: 'with' }
  /** A binder before a place, so that the town of Center is read as one. */
  | { kind: 'where' }
  /** Joins two phrases of a kind. */
  | { kind: 'or' }
  | { kind: 'and' }
  /** Negates the phrase, and the phrases joined to it: by "or", and after an exclusion by "and". */
  | { kind: 'not'; isExclusion: boolean }
  /** As a negation, before places only. */
  | { kind: 'outside' }
  /** Means something only with what follows. It stays a word where that was not understood. */
  | { kind: 'cue' }
  /** Adds nothing. */
  | { kind: 'noise' }
  /** A sign that changes nothing: "w/ office", "non-sprinklered". */
  | { kind: 'joint' }
  /** Ends what was said before, but for lists: "with crane, office". */
  | { kind: 'comma' }
  | { kind: 'stop' }

export const GLUE_TERMS = [
  [
    { kind: 'binder' },
    'a|an|the|any|some|at least one|for|of|on|to|by|from|per|that|which|whose|its|is|are|as|through|thru|until|during|when|while|via',
  ],
  [
    { kind: 'with' },
    'with|w|having|has|have|had|featuring|features|feature|includes|include|including|included|offers|offering|contains|equipped|needs|plus',
  ],
  [
    { kind: 'where' },
    'in|at|into|inside|within|throughout|across|located|located in|location|city|city of|greater|downtown|state|state of|zip|zip code|zipcode|postal code',
  ],
  [{ kind: 'or' }, 'or|nor|and or'],
  [{ kind: 'and' }, 'and'],
  [
    { kind: 'not', isExclusion: false },
    "no|not|non|never|but not|and not|isn't|aren't|doesn't|don't|and no|but no",
  ],
  [
    { kind: 'not', isExclusion: true },
    'without|w/o|wo|excluding|exclude|excludes|excl|except|except for|but without|and without|lacking|lacks|other than|anything but|minus|with no|has no|have no|having no|does not have|do not have|no need for',
  ],
  [{ kind: 'outside' }, 'outside|outside of|outside the|not outside'],
  [
    { kind: 'cue' },
    'near|nearby|around|close to|next to|over|above|under|below|at least|at most|up to|more than|less than|larger than|bigger than|smaller than|cheaper than|newer than|older than|between|min|max|minimum|maximum|about|approximately|before|after|since|tenant|tenants|landlord|landlords|owner|owners|owned by|leased to|leased by|broker|brokers|listed by|agent|brokerage',
  ],
  [
    { kind: 'noise' },
    'find|show|me|search|searching|looking|look|need|want|wants|give|list|get|got|see|i|we|our|my|us|us all|am|be|was|were|please|thanks|hi|hello|hey|what|where|who|there|here|it|this|these|those|do|does|can|could|would|should|will|you|your|properties|property|building|buildings|bldg|bldgs|space|spaces|facility|facilities|available|availability|availabilities|for lease|for rent|lease|leases|leasing|leasable|rent|rents|rental|rentals|comp|comps|comparable|comparables|listing|listings|deal|deals|option|options|something|anything|everything|anywhere|all|every|only|industrial|commercial|real estate|locations|market|metro|area|areas|site|sites|type|types|property type|sort|sorted|order|ordered|sort by|order by|sorted by|first|best|good|great|nice|ideal|suitable|also|but|then|so|just|ready|than|priced|pricing|price|sized|size|range|how|how many|how much|many|much|number of|count|average|median|total|compare|right now|now|currently|today|allowed|permitted|existing|installed|in place|on site|onsite|rent per sf|psf|sf|sq ft|sqft|square feet|square foot|square footage',
  ],
] as const satisfies readonly (readonly [Glue, string])[]

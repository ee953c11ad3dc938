import { RENT_LEGEND } from '../../pictures/marketing/rent-legend.ts'
import { type Cluster, clusterNames } from '../../pictures/marketing/top-clusters.ts'
import { escaped } from './escaped.ts'

/** A map of a report with what its colours mean and where most properties stand. `figure` is markup. */
export function reportMap(figure: string, clusters: readonly Cluster[]): string {
  const legend = RENT_LEGEND.map(({ fill, words }) => item(dot(fill), words))
  const groups = clusters.map((cluster) => item(`<strong>${cluster.count}</strong> `, clusterNames(cluster)))
  return `<section class="map">${figure}<div><h2>Avg rent, $/SF/mo</h2><ul>${legend.join('')}</ul><h2>Clusters</h2><ul>${groups.join('')}</ul></div></section>\n`
}

function item(mark: string, words: string): string {
  return `<li>${mark}${escaped(words)}</li>`
}

function dot(fill: string): string {
  return `<span class="dot" style="background:${escaped(fill)}"></span>`
}

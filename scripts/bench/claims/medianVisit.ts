import { median } from '../statistics.ts';
import type { Figures, Step, Visit } from './claimsResult.ts';

/** Each figure's median over all visits. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const medianOf = (step: Step, figure: keyof Figures): number =>
    median(visits.map((visit) => visit[step][figure]));
  const figuresOf = (step: Step): Figures => ({
    answer: medianOf(step, 'answer'),
    interaction: medianOf(step, 'interaction'),
    longestTask: medianOf(step, 'longestTask'),
    whole: medianOf(step, 'whole'),
  });
  return {
    showAll: figuresOf('showAll'),
    sort: figuresOf('sort'),
    turnRound: figuresOf('turnRound'),
    showPayments: figuresOf('showPayments'),
    comeBack: figuresOf('comeBack'),
  };
}

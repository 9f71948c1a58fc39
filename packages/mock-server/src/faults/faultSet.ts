import { matcherOf, type ArrivedCall, type Matcher } from './callMatch.ts';
import type { Fault, FaultRule, Match, ShownFault } from './faultRule.ts';
import { readFaults, readRule } from './readFaults.ts';
import { hidingRule } from './hidingRule.ts';

interface CountedRule {
  id: number;
  rule: FaultRule & { match: Match };
  matches: Matcher;
  seen: number;
  hits: number;
}

/** The faults of one world, in order, with what they have counted. */
export class FaultSet {
  #rules: CountedRule[] = [];
  #given = 0;

  /** @throws Refused as {@link replace} does */
  constructor(rules: readonly FaultRule[] = []) {
    this.replace(rules);
  }

  /** The rules with their counts, the first to decide first. */
  get rules(): ShownFault[] {
    return this.#rules.map((counted, place) => {
      const { id, rule, seen, hits } = counted;
      const left = rule.times === undefined ? null : rule.times - hits;
      const hiddenBy = hidingRule(rule, this.#rules.slice(0, place));
      return { id, ...rule, seen, hits, left, ...(hiddenBy !== undefined && { hiddenBy }) };
    });
  }

  /** Rules that go on where these are: what was skipped is skipped, and what is used up is gone. */
  get remaining(): FaultRule[] {
    return this.#rules.flatMap(({ rule, seen, hits }) => {
      const { skip = 0, times, every = 1 } = rule;
      if (times !== undefined && hits >= times) return [];
      const still = seen <= skip ? skip - seen : (every - ((seen - skip) % every)) % every;
      return [
        {
          ...rule,
          ...(still > 0 || skip > 0 ? { skip: still } : {}),
          ...(times !== undefined && { times: times - hits }),
        },
      ];
    });
  }

  /**
   * Begins anew with these rules; none has counted anything yet.
   *
   * @throws Refused for a rule that makes no sense or can never match; all then stay as they are
   */
  replace(rules: readonly FaultRule[]): void {
    this.#rules = readFaults({ rules }).map((rule) => this.#counted(rule));
  }

  /**
   * Puts a rule before all others, whose counts stay.
   *
   * @throws Refused as {@link replace} does, and when there are too many
   */
  add(rule: FaultRule): ShownFault {
    const read = readRule(rule);
    readFaults({ rules: [read, ...this.#rules.map((each) => each.rule)] });
    const counted = this.#counted(read);
    this.#rules = [counted, ...this.#rules];
    return { id: counted.id, ...counted.rule, seen: 0, hits: 0, left: read.times ?? null };
  }

  /** Takes a rule away; false when there is none of that number. */
  remove(id: number): boolean {
    const left = this.#rules.filter((each) => each.id !== id);
    const isKnown = left.length < this.#rules.length;
    this.#rules = left;
    return isKnown;
  }

  /**
   * Counts a call that arrived and says how it goes wrong. Every rule that matches counts it; the first of them whose turn it
   * is decides, and that alone is a hit.
   */
  take(call: ArrivedCall): Fault | undefined {
    let decided: Fault | undefined;
    for (const each of this.#rules) {
      if (!each.matches(call)) continue;
      each.seen += 1;
      if (decided || !hasTurn(each)) continue;
      each.hits += 1;
      decided = each.rule;
    }
    return decided;
  }

  #counted(rule: FaultRule): CountedRule {
    this.#given += 1;
    const match = rule.match ?? {};
    return { id: this.#given, rule: { ...rule, match }, matches: matcherOf(match), seen: 0, hits: 0 };
  }
}

function hasTurn({ rule: { skip = 0, times = Infinity, every = 1 }, seen, hits }: CountedRule): boolean {
  return seen > skip && hits < times && (seen - skip - 1) % every === 0;
}

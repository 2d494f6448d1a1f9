import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { ResolverContext } from '../validation/resolver.ts';

/**
 * Check of an input that can be in a state that cannot be saved, for example partial JSON or a running upload. Returns
 * a message key, or undefined if the input can be saved. The check of a list returns message keys by path.
 */
export type FieldCheck = () => Found | Promise<Found>;

type Found = string | Readonly<Record<string, string>> | undefined;

type Checks = Map<string, FieldCheck>;

const Context = createContext<Checks | null>(null);

/**
 * Provides the registry in which inputs register their own checks. The registry is necessary because react-hook-form
 * ignores the `validate` of an input if the form has a resolver.
 */
export function FieldChecks({ checks, children }: { readonly checks: Checks; readonly children: ReactNode }) {
  return <Context.Provider value={checks}>{children}</Context.Provider>;
}

export function useFieldCheck(path: string, check: FieldCheck): void {
  const checks = useContext(Context);
  useEffect(() => {
    checks?.set(path, check);
    return () => {
      if (checks?.get(path) === check) checks.delete(path);
    };
  }, [checks, path, check]);
}

export function useCheckedResolver(resolver: Resolver<FieldValues, ResolverContext> | undefined) {
  return useMemo(() => {
    const checks: Checks = new Map();
    const checked: Resolver<FieldValues, ResolverContext> = async (values, context, options) => {
      const result = resolver ? await resolver(values, context, options) : { values, errors: {} };
      const errors: FieldErrors = { ...result.errors };
      for (const [path, check] of checks) {
        const found = await check();
        if (typeof found === 'string') errors[path] = { type: 'check', message: found };
        else
          for (const [part, message] of Object.entries(found ?? {}))
            set(errors, `${path}.${part}`, { type: 'check', message });
      }
      return Object.keys(errors).length === 0 ? result : { values: {}, errors };
    };
    return { checks, resolver: checked };
  }, [resolver]);
}

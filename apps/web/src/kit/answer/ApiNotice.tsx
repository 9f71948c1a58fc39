import { Notice } from '@so-the/ui';
import { useSyncExternalStore } from 'react';
import { apiTrouble, onApiTrouble } from '../../api/reach/apiTrouble.ts';
import './ApiNotice.css';

/** Says in one sentence that the API cannot be called, and below it, once opened, what whoever runs the servers must allow (real-api §1). */
export function ApiNotice() {
  const trouble = useSyncExternalStore(onApiTrouble, apiTrouble, () => undefined);
  if (!trouble) return null;
  return (
    <Notice tone="warning">
      {trouble.sentence}
      <details className="api-notice">
        <summary>Chi tiết cho người quản trị</summary>
        <dl>
          <div>
            <dt>Địa chỉ API</dt>
            <dd>
              <a href={trouble.api} target="_blank" rel="noopener noreferrer">
                {trouble.api}
              </a>
            </dd>
          </div>
          {trouble.details.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Notice>
  );
}

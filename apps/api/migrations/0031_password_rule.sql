-- A rule of passwords that nobody changed becomes the free one; a site's own keeps its pattern, within the bounds of the settings.
UPDATE "site" SET "version" = "version" + 1, "settings" = jsonb_set("settings", '{register}', "settings"->'register' || (
  SELECT jsonb_object_agg("field", CASE
    WHEN "rule" @> '{"minLength": 8, "maxLength": 20, "patternId": "password"}'
      THEN "rule" || '{"maxLength": 128, "patternId": "passphrase"}'
    ELSE "rule" || jsonb_build_object(
      'minLength', least(greatest(("rule"->>'minLength')::int, 8), 64),
      'maxLength', least(greatest(("rule"->>'maxLength')::int, 64), 128))
  END)
  FROM jsonb_each("settings"->'register') AS each("field", "rule")
  WHERE "field" IN ('password', 'confirmPassword')
))
WHERE "settings"->'register' ?& array['password', 'confirmPassword'];

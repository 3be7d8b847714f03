CREATE FUNCTION settle_games() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM gin_clean_pending_list('game_search_sound'), gin_clean_pending_list('game_search_bones');
  ANALYZE game;
END $$;
